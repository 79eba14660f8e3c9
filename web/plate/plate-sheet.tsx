// From a picture of a nameplate to figures for a question: taken or chosen, read on the device, checked by whoever took it.
import { useLiveQuery } from 'dexie-react-hooks';
import { Camera, Image } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sayPlate } from '../../api/guide/plate/say-plate.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { readAnswererChoice } from '../sync/answerer-choice.ts';
import type { AttachedPicture } from '../sync/send-message.ts';
import { useAnswerers } from '../sync/use-answerers.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { classNames } from '../ui/class-names.ts';
import { Sheet } from '../ui/dialog.tsx';
import { FigureList } from './figure-list.tsx';
import { openPicture, PictureError, type PictureFault } from './open-picture.ts';
import styles from './plate.module.css';
import { type FigureRow, isFigure, rowsOf } from './plate-rows.ts';
import { ReaderError, type ReaderFault, readFigures, type Stage } from './reader.ts';
import { hasReader } from './reader-files.ts';
import { useShownPicture } from './use-shown-picture.ts';

type Trouble = PictureFault | ReaderFault | 'noneTaken' | 'nothing';

/** What the sheet has; `rows` are undefined until a picture was read, or could not be. */
interface Read {
  readonly jpeg?: Blob;
  readonly rows?: readonly FigureRow[];
  readonly trouble?: Trouble;
}

/** The model that would look at a picture sent along with a question of this chat; undefined where none would. */
function useSeeingModel(sessionId: string | null): string | undefined {
  const answerers = useAnswerers();
  const choice = useLiveQuery(() => readAnswererChoice(sessionId), [sessionId]);
  return answerers?.models.find(({ id, kind, sees }) => sees && (choice === 'auto' || choice === kind || choice === id))?.name;
}

/** Two ways to a picture; a camera only where a finger holds the device. */
function PictureButtons({ onFile, onNone }: { onFile: (file: File) => void; onNone: () => void }) {
  const { t } = useTranslation('plate');
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const hasCamera = matchMedia('(pointer: coarse)').matches;
  const chosen = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file) onFile(file);
  };
  // A camera that is refused to the browser gives no picture, and no reason.
  useEffect(() => {
    const { current } = camera;
    current?.addEventListener('cancel', onNone);
    return () => current?.removeEventListener('cancel', onNone);
  }, [onNone]);
  return (
    <div className={styles.ways}>
      {hasCamera && (
        <Button look="act" size="large" wide icon={<Camera size={26} aria-hidden="true" />} onClick={() => camera.current?.click()}>
          {t('take')}
        </Button>
      )}
      <Button
        look={hasCamera ? 'plain' : 'act'}
        size="large"
        wide
        icon={<Image size={26} aria-hidden="true" />}
        onClick={() => files.current?.click()}
      >
        {t('choose')}
      </Button>
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden data-way="camera" onChange={chosen} />
      <input ref={files} type="file" accept="image/*" hidden data-way="file" onChange={chosen} />
    </div>
  );
}

/** What is being done, and how far it is. */
function Progress({ stage, onStop }: { stage: Stage | 'opening'; onStop: () => void }) {
  const { t } = useTranslation('plate');
  const text = stage === 'opening' ? t('opening') : t(stage.is);
  const part = stage === 'opening' ? undefined : stage.part;
  return (
    <div className={styles.progress}>
      <p role="status">{text}</p>
      <progress aria-label={text} max={1} {...(part === undefined ? {} : { value: part })} />
      <Button onClick={onStop}>{t('stop')}</Button>
    </div>
  );
}

export function PlateSheet({
  sessionId,
  onUse,
  onClose,
}: {
  sessionId: string | null;
  onUse: (text: string, picture: AttachedPicture | null) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('plate');
  const [language] = useLanguage();
  const form = useId();
  const [read, setRead] = useState<Read>({});
  const [stage, setStage] = useState<Stage | 'opening'>();
  const [isHere, setIsHere] = useState(true);
  const [isChecked, setIsChecked] = useState(false);
  const [keeps, setKeeps] = useState(false);
  const [shows, setShows] = useState(true);
  const working = useRef<AbortController>(undefined);
  const result = useRef<HTMLDivElement>(null);
  const model = useSeeingModel(sessionId);
  const shown = useShownPicture(read.jpeg);

  useEffect(() => () => working.current?.abort(), []);
  useEffect(() => void hasReader().then(setIsHere, () => undefined), []);
  // What was found is read out, and the way on begins there.
  useEffect(() => {
    if (stage === undefined && read.rows) result.current?.focus({ preventScroll: true });
  }, [stage, read.rows]);

  const readFile = async (file: File): Promise<void> => {
    working.current?.abort();
    const mine = new AbortController();
    working.current = mine;
    const { signal } = mine;
    setRead({});
    setIsChecked(false);
    setStage('opening');
    let jpeg: Blob | undefined;
    try {
      const opened = await openPicture(file);
      signal.throwIfAborted();
      jpeg = opened.jpeg;
      setRead({ jpeg });
      const figures = await readFigures(opened.grey, setStage, signal);
      setRead({ jpeg, rows: rowsOf(figures), ...(figures.length === 0 ? { trouble: 'nothing' } : {}) });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof PictureError) setRead({ trouble: error.fault });
      else if (error instanceof ReaderError && jpeg) setRead({ jpeg, rows: [], trouble: error.fault });
      else throw error;
    }
    setStage(undefined);
  };
  const stop = (): void => {
    working.current?.abort();
    setStage(undefined);
    setRead({});
  };

  const rows = read.rows ?? [];
  const ticked = rows.filter(({ isTicked }) => isTicked);
  const open = rows.filter(({ isDoubtful, isTicked }) => isDoubtful && !isTicked).length;
  const isShown = model !== undefined && shows;
  const picture: AttachedPicture | null =
    read.jpeg && (keeps || isShown) ? { jpeg: read.jpeg, isKept: keeps, seenBy: isShown ? model : null } : null;
  const use = (): void => {
    setIsChecked(true);
    const wrong = ticked.find((row) => !isFigure(row));
    if (wrong) result.current?.querySelector<HTMLElement>(`[aria-invalid], [data-figure="${wrong.kind}"]`)?.focus();
    else onUse(ticked.length > 0 ? sayPlate(ticked, language) : '', picture);
  };
  const canUse = read.rows !== undefined && stage === undefined && (ticked.length > 0 || picture !== null);

  return (
    <Sheet
      open
      onClose={onClose}
      title={t('title')}
      {...(read.rows || stage ? {} : { description: t('intro') })}
      actions={
        canUse && (
          <Button look="act" size="large" wide type="submit" form={form}>
            {ticked.length > 0 ? t('use', { count: ticked.length }) : t('useNone')}
          </Button>
        )
      }
    >
      {shown && <img className={classNames(styles.picture, read.rows && styles.compared)} src={shown} alt={t('pictureOf')} />}
      {stage && <Progress stage={stage} onStop={stop} />}
      {!stage && (
        <div className={styles.read} ref={result} tabIndex={-1} data-part="read">
          <div role="status">
            {read.trouble && <p className={styles.trouble}>{t(read.trouble)}</p>}
            {rows.length > 0 && !read.trouble && (
              <p>
                {t('foundFigures', { count: rows.length })}
                {open > 0 && ` ${t('toCheck', { count: open })}`}
              </p>
            )}
          </div>
          {read.rows && (
            <form
              id={form}
              className={styles.read}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                use();
              }}
            >
              <FigureList rows={rows} isChecked={isChecked} onRows={(changed) => setRead({ ...read, rows: changed })} />
              {model !== undefined && read.jpeg && (
                <div className={styles.choice}>
                  <Checkbox label={t('show', { name: model })} checked={shows} onChange={(event) => setShows(event.target.checked)} />
                  <p>{t('showHint')}</p>
                </div>
              )}
              {read.jpeg && (
                <div className={styles.choice}>
                  <Checkbox label={t('keep')} checked={keeps} onChange={(event) => setKeeps(event.target.checked)} />
                  <p>{t('keepHint')}</p>
                </div>
              )}
            </form>
          )}
          {read.rows ? (
            <Button onClick={() => setRead({})}>{t('another')}</Button>
          ) : (
            <>
              <PictureButtons onFile={(file) => void readFile(file)} onNone={() => setRead({ trouble: 'noneTaken' })} />
              {!isHere && <p className={styles.small}>{t('firstTime')}</p>}
            </>
          )}
        </div>
      )}
    </Sheet>
  );
}
