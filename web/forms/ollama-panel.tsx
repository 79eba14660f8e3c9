// Ollama, looked after from here: found or how to get it, what is installed, what would suit this computer, and fetching with its progress.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Download, Trash2, X } from 'lucide-react';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localModelNameSchema, type OllamaView, type Pull } from '../../api/contract/model-settings.ts';
import { platform } from '../platform/platform.ts';
import { call } from '../remote/call.ts';
import { useErrorText } from '../remote/use-error-text.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import styles from './models-panel.module.css';

const DOWNLOAD = 'https://ollama.com/download';
/** While something is fetched, and while Ollama is awaited. */
const LOOK_MS = 1000;
const LOOK_SELDOM_MS = 5000;

/** 2,500,000,000 -> '2.5 GB', in both languages. */
const sizeText = (bytes: number): string => (bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.round(bytes / 1e6)} MB`);

function PullRow({ pull, onCancel }: { pull: Pull; onCancel: () => void }) {
  const { t } = useTranslation('models');
  const { name, state, completed, total, error } = pull;
  if (state === 'running') {
    return (
      <li className={styles.row}>
        <div className={styles.grow}>
          <p>
            <strong>{t('pulling', { name })}</strong>{' '}
            <span className={styles.soft}>
              {total > 0 ? t('pullOf', { done: sizeText(completed), all: sizeText(total) }) : t('pullBegins')}
            </span>
          </p>
          <progress className={styles.bar} aria-label={t('pulling', { name })} max={1} value={total > 0 ? completed / total : 0} />
        </div>
        <IconButton label={t('cancelPull', { name })} onClick={onCancel}>
          <X size={22} aria-hidden="true" />
        </IconButton>
      </li>
    );
  }
  const said = { done: t('pullDone', { name }), cancelled: t('pullCancelled', { name }), failed: t('pullFailed', { name }) }[state];
  return (
    <li className={styles.row}>
      <p className={state === 'failed' ? styles.fault : undefined}>
        {said}
        {error && `: ${error}`}
      </p>
    </li>
  );
}

function HowToGet({ url }: { url: string }) {
  const { t } = useTranslation('models');
  return (
    <div className={styles.section}>
      <p>
        <strong>{t('ollamaMissing', { url })}</strong>
      </p>
      <p>{t('ollamaGet')}</p>
      <ol className={styles.steps}>
        <li>{t('ollamaStep1')}</li>
        <li>{t('ollamaStep2')}</li>
        <li>{t('ollamaStep3')}</li>
      </ol>
      <div>
        <Button icon={<Download size={20} aria-hidden="true" />} onClick={() => platform.openOutside(DOWNLOAD)}>
          {t('openDownload')}
        </Button>
      </div>
      <p className={styles.soft}>{t('ollamaElsewhere')}</p>
    </div>
  );
}

interface OllamaPanelProps {
  /** The model that is asked; '' for the first installed. */
  chosen: string;
  /** Makes a model the one that is asked; left out where the environment fixes it. */
  onChoose: ((model: string) => void) | undefined;
}

export function OllamaPanel({ chosen, onChoose }: OllamaPanelProps) {
  const { t } = useTranslation(['models', 'common']);
  const errorText = useErrorText();
  const query = useQuery({
    queryKey: ['ollama'],
    queryFn: ({ signal }) => call('ollama', undefined, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.pulls.some(({ state }) => state === 'running') ? LOOK_MS : LOOK_SELDOM_MS),
  });
  return (
    <section className={styles.section} aria-label={t('ollama')}>
      <h2>{t('ollama')}</h2>
      {query.data ? (
        query.data.version === null ? (
          <HowToGet url={query.data.url} />
        ) : (
          <Found view={query.data} chosen={chosen} onChoose={onChoose} />
        )
      ) : query.isError ? (
        <p role="alert">{errorText(query.error, t('loadFailed'))}</p>
      ) : (
        <Skeleton label={t('loading')} lines={3} height={48} />
      )}
    </section>
  );
}

function Found({ view, chosen, onChoose }: OllamaPanelProps & { view: OllamaView }) {
  const { t } = useTranslation(['models', 'common']);
  const client = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const [deleting, setDeleting] = useState<OllamaView['models'][number]>();
  const [other, setOther] = useState('');
  const [wrong, setWrong] = useState(false);
  const again = (): Promise<unknown> => client.invalidateQueries({ queryKey: ['ollama'] });
  const pull = useMutation({
    mutationFn: (name: string) => call('pullModel', { body: { name } }),
    onSettled: again,
    onError: (error) => toast.error(errorText(error, t('saveFailed'))),
  });
  const cancel = useMutation({ mutationFn: (name: string) => call('cancelPull', { body: { name } }), onSettled: again });
  const remove = useMutation({
    mutationFn: (name: string) => call('deleteLocalModel', { body: { name } }),
    onSuccess: (_, name) => toast.success(t('deleted', { name })),
    onError: (error) => toast.error(errorText(error, t('deleteFailed'))),
    onSettled: again,
  });
  const { models, pulls, suited } = view;
  const ready = models.filter(({ canAnswer }) => canAnswer);
  const asked = chosen === '' ? ready[0]?.name : ready.find(({ name }) => name === chosen || name === `${chosen}:latest`)?.name;
  const isHere = (wanted: string): boolean => models.some(({ name }) => name === wanted);
  const isComing = (wanted: string): boolean => pulls.some(({ name, state }) => name === wanted && state === 'running');
  const finished = pulls.filter(({ state }) => state === 'done').length;
  // A model that has just come may be the first that can answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of finished pulls is what it waits for
  useEffect(() => void client.invalidateQueries({ queryKey: ['model-settings'] }), [client, finished]);

  const pullOther = (event: SubmitEvent): void => {
    event.preventDefault();
    const name = other.trim();
    const isName = localModelNameSchema.safeParse(name).success;
    setWrong(!isName);
    if (!isName) return;
    pull.mutate(name);
    setOther('');
  };
  return (
    <>
      <p>
        {t('ollamaFound', { version: view.version ?? '', url: view.url })}{' '}
        {view.isHere ? t('memory', { size: sizeText(view.memory) }) : t('memoryElsewhere', { url: view.url })}
      </p>
      <h3>{t('installed')}</h3>
      {models.length === 0 ? (
        <p>{t('noInstalled')}</p>
      ) : (
        <ul className={styles.rows}>
          {models.map((model) => (
            <li key={model.name} className={styles.row}>
              <div className={styles.grow}>
                <p>
                  <strong>{model.name}</strong> <span className={styles.soft}>{sizeText(model.size)}</span>
                </p>
                <p className={styles.badges}>
                  {!model.canAnswer && <Badge tone="outline">{t('onlyEmbeds')}</Badge>}
                  {model.name === asked && <Badge tone="amber">{t('answersNow')}</Badge>}
                  {model.canAnswer && !model.hasTools && <Badge tone="outline">{t('noTools')}</Badge>}
                  {model.loaded && <Badge tone="outline">{t('inMemory')}</Badge>}
                </p>
              </div>
              {model.canAnswer && model.name !== asked && onChoose && (
                <IconButton label={t('use', { name: model.name })} onClick={() => onChoose(model.name)}>
                  <Check size={22} aria-hidden="true" />
                </IconButton>
              )}
              <IconButton label={t('delete', { name: model.name })} onClick={() => setDeleting(model)}>
                <Trash2 size={22} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <h3>{t('get')}</h3>
      {pulls.length > 0 && (
        <ul className={styles.rows} aria-live="polite">
          {pulls.map((each) => (
            <PullRow key={each.name} pull={each} onCancel={() => cancel.mutate(each.name)} />
          ))}
        </ul>
      )}
      <ul className={styles.rows}>
        {suited
          .filter(({ name }) => !isHere(name) && !isComing(name))
          .map(({ name, size, fits, recommended }) => (
            <li key={name} className={styles.row}>
              <div className={styles.grow}>
                <p>
                  <strong>{name}</strong> <span className={styles.soft}>{sizeText(size)}</span>
                </p>
                <p className={styles.badges}>
                  {recommended && <Badge tone="amber">{t('recommended')}</Badge>}
                  {!fits && <Badge tone="outline">{t('tooBig')}</Badge>}
                </p>
              </div>
              <IconButton label={t('pull', { name })} onClick={() => pull.mutate(name)}>
                <Download size={22} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
      </ul>
      <form className={styles.other} onSubmit={pullOther} noValidate>
        <TextField
          label={t('pullOther')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          value={other}
          onChange={(event) => setOther(event.target.value)}
          error={wrong ? t('pullNameWrong') : undefined}
        />
        <Button type="submit" icon={<Download size={20} aria-hidden="true" />}>
          {t('pullStart')}
        </Button>
      </form>
      <ConfirmDialog
        open={deleting !== undefined}
        title={t('deleteTitle', { name: deleting?.name ?? '' })}
        text={t('deleteText', { size: sizeText(deleting?.size ?? 0) })}
        confirmLabel={t('deleteYes')}
        danger
        busy={remove.isPending}
        onConfirm={() => deleting && remove.mutate(deleting.name, { onSettled: () => setDeleting(undefined) })}
        onCancel={() => setDeleting(undefined)}
      />
    </>
  );
}
