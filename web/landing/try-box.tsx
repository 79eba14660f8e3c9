import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { MESSAGE_MAX } from '../../api/contract/values.ts';
import { writeStored } from '../platform/stored-keys.ts';
import { Button } from '../ui/button.tsx';
import styles from './try-box.module.css';
import { useTyped } from './use-typed.ts';

export const TYPING_MS = 100;

/** Takes a question without an account and carries it to the chat. */
export function TryBox() {
  const { t } = useTranslation('landing');
  const navigate = useNavigate();
  const id = useId();
  const [question, setQuestion] = useState('');
  const placeholder = useTyped(t('tryPlaceholder'), TYPING_MS);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const text = question.trim();
    if (!text) return;
    writeStored('searchQuery', text);
    navigate('/chatbot');
  };
  return (
    <form className={styles.box} onSubmit={submit} aria-labelledby={`${id}-line`}>
      <p className={styles.line} id={`${id}-line`}>
        <strong className={styles.try}>{t('try')}</strong> {t('tryLine')}
      </p>
      <div className={styles.row}>
        <input
          className={styles.input}
          type="text"
          enterKeyHint="send"
          autoComplete="off"
          maxLength={MESSAGE_MAX}
          aria-label={t('tryLabel')}
          placeholder={placeholder}
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
        />
        <Button look="act" type="submit">
          {t('trySend')}
        </Button>
      </div>
    </form>
  );
}
