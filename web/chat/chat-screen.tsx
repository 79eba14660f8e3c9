import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, removeStored } from '../platform/stored-keys.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { TextArea } from '../ui/text-field.tsx';

/** Greets by name and takes the question that the landing page carried over. */
export function ChatScreen() {
  const { t } = useTranslation(['chat', 'common']);
  const [text, setText] = useState(() => readStored('searchQuery') ?? '');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    removeStored('searchQuery');
  };
  return (
    <Page>
      <PageTitle page={t('chat:title')} />
      <h1>{t('chat:greeting', { name: readStored('user_name') || t('common:guest') })}</h1>
      <p>{t('chat:empty')}</p>
      <form onSubmit={submit}>
        <TextArea
          label={t('chat:yourQuestion')}
          placeholder={t('chat:placeholder')}
          rows={3}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button look="act" type="submit" disabled={!text.trim()}>
          {t('common:send')}
        </Button>
      </form>
    </Page>
  );
}
