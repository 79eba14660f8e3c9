import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, CreditCard, Pencil, Plus, Trash2 } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PLAN_DURATIONS, type Plan, type PlanInput, planInputSchema } from '../../api/contract/plan.ts';
import { PLAN_IDS_SHOWN } from '../../api/contract/values.ts';
import { formatDollars } from '../i18n/format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { call } from '../remote/call.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextArea, TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import styles from './dashboard-plans.module.css';
import { LoadFailed } from './load-failed.tsx';
import screen from './screen.module.css';

const isShown = ({ id }: Plan): boolean => PLAN_IDS_SHOWN.some((shown) => shown === id);

type Faults = Partial<Record<keyof PlanInput, true>>;

/** Reads the form's texts as a plan, or says which fields are wrong. A price that is not a number is not 0. */
function readPlan(form: FormData): { plan: PlanInput } | { faults: Faults } {
  const text = (name: keyof PlanInput): string => String(form.get(name) ?? '');
  const parsed = planInputSchema.safeParse({
    plan_name: text('plan_name'),
    price: text('price').trim() === '' ? Number.NaN : Number(text('price')),
    duration: text('duration'),
    description: text('description').trim(),
  });
  if (parsed.success) return { plan: parsed.data };
  return { faults: Object.fromEntries(parsed.error.issues.map(({ path }) => [path[0], true])) };
}

/** The fields of a plan; submits what they hold once it is right. */
function PlanForm({ id, plan, onSubmit }: { id: string; plan?: Plan; onSubmit: (plan: PlanInput) => void }) {
  const { t } = useTranslation('admin');
  const [faults, setFaults] = useState<Faults>({});
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readPlan(new FormData(form));
    if ('plan' in read) {
      setFaults({});
      onSubmit(read.plan);
      return;
    }
    setFaults(read.faults);
    form.querySelector<HTMLElement>(`[name="${Object.keys(read.faults)[0]}"]`)?.focus();
  };
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        data-autofocus
        name="plan_name"
        label={t('planName')}
        defaultValue={plan?.plan_name}
        required
        maxLength={80}
        autoComplete="off"
        error={faults.plan_name && t('fieldMissing')}
      />
      <div className={styles.pair}>
        <TextField
          name="price"
          label={`${t('price')} ($)`}
          type="number"
          inputMode="decimal"
          min={0}
          max={1_000_000}
          step="0.01"
          defaultValue={plan?.price}
          required
          autoComplete="off"
          error={faults.price && t('priceWrong')}
        />
        <Select
          name="duration"
          label={t('duration')}
          defaultValue={plan?.duration ?? 'Monthly'}
          options={PLAN_DURATIONS.map((value) => ({ value, label: t(value) }))}
        />
      </div>
      <TextArea
        name="description"
        label={t('description')}
        hint={t('descriptionHint')}
        placeholder={t('features')}
        defaultValue={plan?.description}
        rows={6}
        maxLength={2000}
      />
    </form>
  );
}

/** Saves one plan, by `send`, and tells how it went. */
function useSavePlan(send: (plan: PlanInput) => Promise<Plan>, done: string, failed: string) {
  const toast = useToast();
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    async onSuccess() {
      toast.success(done);
      await client.invalidateQueries({ queryKey: ['plans'] });
    },
    onError: () => toast.error(failed),
  });
}

function PlanCard({ plan, onDelete }: { plan: Plan; onDelete: () => void }) {
  const { t } = useTranslation(['admin', 'common']);
  const [language] = useLanguage();
  const form = useId();
  const [editing, setEditing] = useState(false);
  const save = useSavePlan((body) => call('updatePlan', { params: { id: String(plan.id) }, body }), t('planUpdated'), t('planFailed'));
  return (
    <article className={styles.plan} aria-label={plan.plan_name}>
      <header className={styles.label}>
        <h2>{plan.plan_name}</h2>
        <p>{t(plan.duration)}</p>
      </header>
      {editing ? (
        <>
          <PlanForm
            id={form}
            plan={plan}
            onSubmit={(body) => !save.isPending && save.mutate(body, { onSuccess: () => setEditing(false) })}
          />
          <div className={styles.buttons}>
            <Button onClick={() => setEditing(false)}>{t('common:cancel')}</Button>
            <Button look="act" type="submit" form={form} busy={save.isPending}>
              {t('common:save')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={styles.price}>{formatDollars(plan.price, language)}</p>
          <p>
            <Badge tone={isShown(plan) ? 'amber' : 'outline'}>{isShown(plan) ? t('shownToUsers') : t('notShown')}</Badge>
          </p>
          <ul className={styles.features}>
            {plan.description
              .split('\n')
              .filter((line) => line.trim())
              .map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice
                <li key={index}>
                  <Check size={20} aria-hidden="true" />
                  {line}
                </li>
              ))}
          </ul>
          <div className={styles.buttons}>
            <IconButton label={t('deletePlan', { plan: plan.plan_name })} look="plain" className={styles.delete} onClick={onDelete}>
              <Trash2 size={22} aria-hidden="true" />
            </IconButton>
            <Button
              icon={<Pencil size={20} aria-hidden="true" />}
              aria-label={t('editPlan', { plan: plan.plan_name })}
              onClick={() => setEditing(true)}
            >
              {t('common:edit')}
            </Button>
          </div>
        </>
      )}
    </article>
  );
}

function AddPlanDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['admin', 'common']);
  const form = useId();
  const save = useSavePlan((body) => call('createPlan', { body }), t('planAdded'), t('planAddFailed'));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('addPlan')}
      actions={
        <>
          <Button onClick={onClose}>{t('common:close')}</Button>
          <Button look="act" type="submit" form={form} busy={save.isPending}>
            {t('common:save')}
          </Button>
        </>
      }
    >
      <PlanForm id={form} onSubmit={(body) => !save.isPending && save.mutate(body, { onSuccess: onClose })} />
    </Dialog>
  );
}

function DeletePlanDialog({ plan, onClose }: { plan: Plan | undefined; onClose: () => void }) {
  const { t } = useTranslation(['admin', 'common']);
  const toast = useToast();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ id }: Plan) => call('deletePlan', { params: { id: String(id) } }),
    onSuccess: () => toast.success(t('planDeleted')),
    onError: () => toast.error(t('planDeleteFailed')),
    onSettled: () => client.invalidateQueries({ queryKey: ['plans'] }),
  });
  return (
    <ConfirmDialog
      open={plan !== undefined}
      title={t('deletePlan', { plan: plan?.plan_name ?? '' })}
      text={
        <div className={screen.paragraphs}>
          <p>{t('planDeleteText')}</p>
          {plan && isShown(plan) && <p>{t('planDeleteShown')}</p>}
        </div>
      }
      confirmLabel={t('common:delete')}
      danger
      busy={remove.isPending}
      onConfirm={() => plan && remove.mutate(plan, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}

export function DashboardPlans() {
  const { t } = useTranslation('admin');
  const [adding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<Plan>();
  const query = useQuery({ queryKey: ['plans'], queryFn: ({ signal }) => call('listPlans', undefined, { signal }) });
  return (
    <div className={screen.screen}>
      <PageTitle page={t('subscriptionPlan')} />
      <header className={screen.head}>
        <h1>{t('managePlans')}</h1>
        <Button look="act" icon={<Plus size={22} aria-hidden="true" />} onClick={() => setAdding(true)}>
          {t('addPlan')}
        </Button>
      </header>
      {query.isPending ? (
        <Skeleton label={t('loading')} lines={3} height={160} />
      ) : query.isError && !query.data ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data?.length === 0 ? (
        <EmptyState icon={<CreditCard size={40} aria-hidden="true" />} title={t('noPlans')} text={t('noPlansText')} />
      ) : (
        <ul className={styles.plans}>
          {query.data?.map((plan) => (
            <li key={plan.id}>
              <PlanCard plan={plan} onDelete={() => setDeleting(plan)} />
            </li>
          ))}
        </ul>
      )}
      <AddPlanDialog open={adding} onClose={() => setAdding(false)} />
      <DeletePlanDialog plan={deleting} onClose={() => setDeleting(undefined)} />
    </div>
  );
}
