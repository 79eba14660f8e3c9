import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '../../api/contract/plan.ts';
import { PLAN_IDS_SHOWN } from '../../api/contract/values.ts';
import { formatDollars } from '../i18n/format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { call } from '../remote/call.ts';
import { Queries } from '../remote/queries.tsx';
import { useErrorText } from '../remote/use-error-text.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { featureText, planName } from './first-features.ts';
import styles from './plans.module.css';

export function PlansScreen() {
  const { t } = useTranslation('plans');
  return (
    <Page>
      <PageTitle page={t('pageName')} />
      <header className={styles.head}>
        <h1>{t('headline')}</h1>
        <p>{t('intro')}</p>
        <div className={styles.current}>
          <Badge>{t('current')}</Badge>
          <ButtonLink to="/chatbot">{t('stayFree')}</ButtonLink>
        </div>
      </header>
      <Queries>
        <PlanCards />
      </Queries>
    </Page>
  );
}

function PlanCards() {
  const { t } = useTranslation(['plans', 'common']);
  const errorText = useErrorText();
  const query = useQuery({ queryKey: ['plans'], queryFn: ({ signal }) => call('listPlans', undefined, { signal }) });
  if (query.isPending) return <Skeleton label={t('loading')} showLabel lines={3} height={160} />;
  if (query.isError)
    return (
      <EmptyState
        title={t('failedTitle')}
        text={errorText(query.error, '')}
        action={<Button onClick={() => void query.refetch()}>{t('common:retry')}</Button>}
      />
    );
  const shown = query.data.filter(({ id }) => PLAN_IDS_SHOWN.some((known) => known === id)).sort((a, b) => a.id - b.id);
  if (shown.length === 0) return <EmptyState title={t('none')} />;
  return (
    <ul className={styles.plans}>
      {shown.map((plan) => (
        <li key={plan.id}>
          <PlanCard plan={plan} />
        </li>
      ))}
    </ul>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans');
  const [language] = useLanguage();
  const name = planName(plan.plan_name, language);
  const features = plan.description.split('\n').filter((line) => line.trim());
  const message = new URLSearchParams({ message: t('askMessage', { plan: name }) });
  return (
    <article className={styles.plan}>
      <header className={styles.label}>
        <h2>{name}</h2>
        <p className={styles.duration}>{t(plan.duration)}</p>
      </header>
      <p className={styles.price}>
        <span className={styles.amount}>{formatDollars(plan.price, language)}</span> {t(`per${plan.duration}`)}
      </p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>
            <Check size={22} aria-hidden="true" />
            {featureText(feature, language)}
          </li>
        ))}
      </ul>
      <ButtonLink look="act" wide to={`/website/contactus?${message}#contact`} className={styles.choose}>
        {t('choose', { plan: name })}
      </ButtonLink>
    </article>
  );
}
