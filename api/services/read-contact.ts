import type { Ctx } from './context.ts';

/** Where to write to support; null while no address is set, since the admin's own is nobody's business. */
export const readContact = (ctx: Ctx): { supportEmail: string | null } => ({ supportEmail: ctx.publicSupportEmail });
