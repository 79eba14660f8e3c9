import { BrainCircuit, ClipboardList, CreditCard, LayoutDashboard, type LucideIcon, MessageSquare, UserRound, Users } from 'lucide-react';

/** What the sidebar leads to. `segment` is the second part of the section's address; the chat is none of them. */
export const SECTIONS = [
  { segment: '', to: '/dashboard', text: 'dashboard', Icon: LayoutDashboard },
  { segment: 'allusers', to: '/dashboard/allusers', text: 'allUsers', Icon: Users },
  { segment: 'adminprofile', to: '/dashboard/adminprofile', text: 'adminProfile', Icon: UserRound },
  { segment: 'plans', to: '/dashboard/plans', text: 'subscriptionPlan', Icon: CreditCard },
  { segment: 'models', to: '/dashboard/models', text: 'models', Icon: BrainCircuit },
  { segment: 'requests', to: '/dashboard/requests', text: 'requests', Icon: ClipboardList },
  { segment: undefined, to: '/chatbot', text: 'chatBot', Icon: MessageSquare },
] as const satisfies readonly { segment: string | undefined; to: string; text: string; Icon: LucideIcon }[];

/** The section an address belongs to; editing a user belongs to the list of users. */
export function sectionOf(pathname: string): string {
  const segment = pathname.split('/')[2] ?? '';
  return segment === 'updateprofile' ? 'allusers' : segment;
}
