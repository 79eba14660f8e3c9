export const plans = {
  pageName: 'Plans',
  headline: 'Get Started With Wirewise AI Today',
  intro:
    'Every question you ask now runs on the free plan. No payment is taken here: tell us which plan fits your crew and we will set it up with you.',
  loading: 'Loading plans...',
  failedTitle: 'The plans did not load',
  none: 'There are no plans to show right now.',
  current: 'Your plan: Free plan',
  perMonthly: 'a month',
  perQuarterly: 'a quarter',
  perYearly: 'a year',
  Monthly: 'Monthly',
  Quarterly: 'Quarterly',
  Yearly: 'Yearly',
  choose: 'Ask for {{plan}}',
  stayFree: 'Stay on the free plan',
  askMessage: 'I would like the {{plan}} plan.',
} as const;
