import type { SameKeys } from '../areas.ts';
import type { plans as english } from '../en/plans.ts';

export const plans = {
  pageName: 'Planes',
  headline: 'Empiece hoy con Wirewise AI',
  intro:
    'Hoy todas sus preguntas van en el plan gratis. Aquí no se cobra nada: díganos qué plan le queda a su cuadrilla y lo dejamos listo con usted.',
  loading: 'Cargando planes...',
  failedTitle: 'No se cargaron los planes',
  none: 'Por ahora no hay planes que mostrar.',
  current: 'Su plan: Plan gratis',
  perMonthly: 'al mes',
  perQuarterly: 'al trimestre',
  perYearly: 'al año',
  Monthly: 'Mensual',
  Quarterly: 'Trimestral',
  Yearly: 'Anual',
  choose: 'Pedir {{plan}}',
  stayFree: 'Seguir con el plan gratis',
  askMessage: 'Me interesa el plan {{plan}}.',
} as const satisfies SameKeys<typeof english>;
