// Where a question is typed or spoken. The draft is kept chat by chat until it is sent.
import { ArrowUp, Calculator, Camera, Mic, MicOff, Square, X } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { overLength } from '../../api/contract/values.ts';
import { loadTexts } from '../i18n/language.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { readDraft } from '../local/read-chats.ts';
import { keepDraft } from '../local/write-chats.ts';
import { isUrgent, judgementAhead } from '../sync/judge-at-once.ts';
import type { AttachedPicture } from '../sync/send-message.ts';
import { useOwner } from '../sync/use-owner.ts';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { useToast } from '../ui/toast.tsx';
import styles from './composer.module.css';
import { listen } from './voice-input.ts';

const PlateSheet = lazy(async () => {
  const [file] = await Promise.all([import('../plate/plate-sheet.tsx'), loadTexts('plate')]);
  return { default: file.PlateSheet };
});
const AttachedStrip = lazy(async () => {
  const [file] = await Promise.all([import('../plate/attached-picture.tsx'), loadTexts('plate')]);
  return { default: file.AttachedStrip };
});

/** The draft of a chat that has no id yet. */
const NEW_CHAT = 'new';
const KEEP_DRAFT_MS = 300;
/** Without typing, until the text is judged. */
const JUDGE_MS = 150;
const FOCUS_AFTER_MS = 50;
/** From here on the reader is told how many characters are left. */
const NEARLY_FULL = 300;

/** A question that is being changed. */
export interface Editing {
  readonly text: string;
  /** The question it takes the place of; null where the old one was never asked. */
  readonly supersedes: string | null;
}

/** A question that came with a link. */
export interface Given {
  readonly text: string;
}

export interface ComposerProps {
  sessionId: string | null;
  editing: Editing | null;
  /** Takes the place of what stands in the box. */
  given: Given | null;
  onEditEnd: () => void;
  /** A reply is being made: sending waits, stopping is offered. */
  replying: boolean;
  onSend: (text: string, picture: AttachedPicture | null) => Promise<void>;
  onStop: () => void;
  /** Opens the calculators. */
  onTray: () => void;
}

export function Composer({ sessionId, editing, given, onEditEnd, replying, onSend, onStop, onTray }: ComposerProps) {
  const { t } = useTranslation('chat');
  const { t: tAnswer } = useTranslation('answer');
  const [language] = useLanguage();
  const toast = useToast();
  const { db } = useOwner();
  const [text, setText] = useState('');
  const [listening, setListening] = useState(false);
  const [readsPlate, setReadsPlate] = useState(false);
  const [picture, setPicture] = useState<AttachedPicture | null>(null);
  /** The owner and the chat whose draft is in the box. */
  const [draftRead, setDraftRead] = useState<string>();
  const draftsOwner = useRef(db.owner);
  const listener = useRef<ReturnType<typeof listen>>(undefined);
  const draftOf = sessionId ?? NEW_CHAT;
  const draftWanted = `${db.owner} ${draftOf}`;
  const box = useRef<HTMLTextAreaElement>(null);
  /** What was being typed when an old question was taken up. */
  const typedBefore = useRef('');

  useEffect(() => {
    let current = true;
    // A browser that refuses storage has no draft; sending says so.
    const reading = readDraft(db, draftOf).catch(() => '');
    void reading.then((draft) => {
      if (!current) return;
      // What one user typed is nothing for the next, who may have come in another tab.
      const isSameOwner = draftsOwner.current === db.owner;
      draftsOwner.current = db.owner;
      setText((typed) => (typed && draftOf === NEW_CHAT && isSameOwner ? typed : draft));
      setDraftRead(draftWanted);
    });
    return () => {
      current = false;
    };
  }, [db, draftOf, draftWanted]);

  // Not before the draft has been read: the empty box of a slow start would else wipe it.
  useEffect(() => {
    if (draftRead !== draftWanted) return undefined;
    const timer = setTimeout(() => void keepDraft(db, draftOf, text).catch(() => undefined), KEEP_DRAFT_MS);
    return () => clearTimeout(timer);
  }, [db, draftOf, draftWanted, draftRead, text]);

  // Judged before it is sent, which spares a slow phone the time when it is.
  useEffect(() => {
    const timer = setTimeout(() => isUrgent(text, { language }), JUDGE_MS);
    return () => clearTimeout(timer);
  }, [text, language]);

  useEffect(() => () => listener.current?.stop(), []);
  useEffect(() => void judgementAhead().catch(() => undefined), []);

  useEffect(() => {
    if (!editing) return;
    setText((typed) => {
      typedBefore.current = typed;
      return editing.text;
    });
    box.current?.focus();
  }, [editing]);

  useEffect(() => {
    if (!given) return;
    setText(given.text);
    box.current?.focus();
  }, [given]);

  // Where a browser does not yet let a box grow by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || CSS.supports('field-sizing', 'content')) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight}px`;
  }, [text]);

  const stopEditing = (): void => {
    setText(typedBefore.current);
    onEditEnd();
    box.current?.focus();
  };

  const stopListening = (): void => {
    listener.current?.stop();
    setListening(false);
  };

  const toggleVoice = (): void => {
    if (listening) {
      stopListening();
      return;
    }
    const before = text.trim();
    listener.current = listen(
      language,
      (said) => setText(before ? `${before} ${said}` : said),
      (error) => {
        setListening(false);
        if (error === 'network') toast.warn(t('voiceNetwork'));
        else if (error) toast.warn(t('voiceDenied'));
      },
    );
    if (listener.current) setListening(true);
    else toast.warn(t('voiceUnsupported'));
  };

  const over = overLength(text);
  // A danger does not wait for a reply that may be hanging.
  const urgent = replying && isUrgent(text, { language });
  const canSend = text.trim() !== '' && (!replying || urgent) && over <= 0;

  const submit = async (): Promise<void> => {
    if (!canSend) return;
    stopListening();
    const typed = text;
    // On a phone the keyboard makes room for the answer.
    if (matchMedia('(pointer: coarse)').matches) box.current?.blur();
    setText(editing ? typedBefore.current : '');
    setPicture(null);
    try {
      await onSend(typed.trim(), picture);
      await keepDraft(db, NEW_CHAT, '');
    } catch (error) {
      setText(typed);
      setPicture(picture);
      toast.error(t('storageFailed', { reason: error instanceof Error ? error.name : String(error) }));
    }
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && editing) {
      stopEditing();
      return;
    }
    // While a word is being composed, Enter belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  };

  /** What was confirmed of a plate goes where the question is typed, to be seen and changed as all of it. */
  const takePlate = (said: string, attached: AttachedPicture | null): void => {
    setReadsPlate(false);
    setPicture(attached);
    if (said) setText((typed) => (typed.trim() ? `${typed.trim()} ${said}` : `${said} `));
    // Once the sheet has given the focus back.
    setTimeout(() => box.current?.focus(), FOCUS_AFTER_MS);
  };

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {editing && (
        <div className={styles.editing}>
          <p>{t('editing')}</p>
          <IconButton label={t('stopEditing')} onClick={stopEditing}>
            <X size={22} aria-hidden="true" />
          </IconButton>
        </div>
      )}
      {picture && (
        <Suspense fallback={null}>
          <AttachedStrip picture={picture} onDetach={() => setPicture(null)} />
        </Suspense>
      )}
      <div className={styles.row}>
        <IconButton label={t('calculators')} aria-haspopup="dialog" onClick={onTray}>
          <Calculator size={24} aria-hidden="true" />
        </IconButton>
        <textarea
          ref={box}
          data-part="box"
          className={styles.input}
          rows={1}
          value={text}
          aria-label={t('yourQuestion')}
          placeholder={t('placeholder')}
          aria-invalid={over > 0 || undefined}
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton label={t('readPlate')} aria-haspopup="dialog" onClick={() => setReadsPlate(true)}>
          <Camera size={24} aria-hidden="true" />
        </IconButton>
        <IconButton label={listening ? t('voiceOff') : t('voiceOn')} aria-pressed={listening} onClick={toggleVoice}>
          {listening ? <MicOff size={24} aria-hidden="true" /> : <Mic size={24} aria-hidden="true" />}
        </IconButton>
        {replying && !urgent ? (
          <IconButton label={tAnswer('stopAnswer')} look="act" onClick={onStop}>
            <Square size={22} aria-hidden="true" />
          </IconButton>
        ) : (
          <IconButton label={t('send')} look="act" type="submit" disabled={!canSend}>
            <ArrowUp size={26} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <p className={classNames(styles.count, over > 0 && styles.over)} role="status">
        {listening
          ? t('listening')
          : over > 0
            ? t('tooLong', { count: over })
            : over > -NEARLY_FULL
              ? t('charactersLeft', { count: -over })
              : ''}
      </p>
      {readsPlate && (
        <Suspense fallback={null}>
          <PlateSheet sessionId={sessionId} onUse={takePlate} onClose={() => setReadsPlate(false)} />
        </Suspense>
      )}
    </form>
  );
}
