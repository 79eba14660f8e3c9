// A calculation that another phone handed over: worked out again on this one, with this one's guide.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../api/contract/answer.ts';
import type { Language } from '../../api/contract/values.ts';
import { AnswerCard } from '../answer/answer-card.tsx';
import type { HandedOver } from '../answer/hand-over.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { newId } from '../local/write-chats.ts';
import { keepAnswer } from '../sync/keep-answer.ts';
import { pageGuide } from '../sync/page-guide.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useToast } from '../ui/toast.tsx';
import { chooseChat } from './use-chat.ts';

interface Worked {
  readonly title: string;
  readonly answer: Answer;
  /** The other phone's guide was another version. */
  readonly otherGuide: boolean;
}

/** Works the calculation out here, in the reader's language; undefined when this guide has no such calculator. */
async function workOut(handed: HandedOver, language: Language): Promise<Worked | undefined> {
  const guide = await pageGuide(language);
  const form = guide.list(language).find(({ id }) => id === handed.calculator);
  if (!form) return undefined;
  const fields = form.inputs.fields.map((field) => ({ ...field, value: handed.values[field.name] ?? field.value }));
  const { answer } = guide.recalculate({ ...form.inputs, fields }, handed.edition, language);
  return { title: form.title, answer: { ...answer, id: newId() }, otherGuide: guide.version !== handed.guideVersion };
}

/** `handed` null: the link could not be read. */
export function HandedOverSheet({ handed, onClose }: { handed: HandedOver | null; onClose: () => void }) {
  const { t } = useTranslation('tools');
  const { t: tCommon } = useTranslation();
  const toast = useToast();
  const [language] = useLanguage();
  const [worked, setWorked] = useState<Worked | 'unreadable'>();
  useEffect(() => {
    if (handed)
      workOut(handed, language).then(
        (done) => setWorked(done ?? 'unreadable'),
        () => setWorked('unreadable'),
      );
    else setWorked('unreadable');
  }, [handed, language]);
  const keep = async ({ title, answer }: Worked): Promise<void> => {
    const sessionId = newId();
    const told = answer.understood.map(({ label, display }) => `${label}: ${display}`);
    try {
      await keepAnswer({ sessionId, text: [title, ...told].join('\n'), answer });
      chooseChat(sessionId);
      onClose();
    } catch {
      toast.error(t('notAdded'));
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      place="sheet"
      title={typeof worked === 'object' ? worked.title : t('handedOverTitle')}
      description={typeof worked === 'object' ? (worked.otherGuide ? t('handedOtherGuide') : t('handedOverText')) : undefined}
      actions={
        typeof worked === 'object' && (
          <Button look="act" onClick={() => void keep(worked)}>
            {t('keepHanded')}
          </Button>
        )
      }
    >
      {worked === undefined ? (
        <Skeleton label={tCommon('loading')} lines={4} />
      ) : worked === 'unreadable' ? (
        <p role="alert">{t('handedUnreadable')}</p>
      ) : (
        <AnswerCard answer={worked.answer} question={null} />
      )}
    </Dialog>
  );
}
