// Does in the page what the program around it asks for, and tells it the page's language.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../i18n/use-language.ts';
import { paperEvent } from '../platform/paper.ts';
import { type Host, type HostCommand, platform } from '../platform/platform.ts';
import { useToast } from '../ui/toast.tsx';

let perform: (command: HostCommand) => void = () => undefined;
let hears = false;

export function HostCommands({ host }: { host: Host }) {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const [language] = useLanguage();
  useEffect(() => host.tellLanguage(language), [host, language]);
  useEffect(() => {
    perform = (command) => {
      switch (command.do) {
        case 'open':
          void navigate(command.path);
          return;
        case 'take-file':
          void navigate('/settingspage?tab=account&bring=file');
          return;
        case 'paper': {
          if (!document.dispatchEvent(paperEvent(command.kind))) return;
          if (command.kind === 'print') window.print();
          else host.savePdf(document.title).catch(() => toast.error(t('pdfFailed')));
        }
      }
    };
    // At the door nobody is there whom it would be for: it waits.
    if (hears || platform.people?.isAtDoor) return;
    hears = true;
    host.onCommand((command) => perform(command));
  }, [host, navigate, toast, t]);
  return null;
}
