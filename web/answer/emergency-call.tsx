import { Phone, Siren } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './emergency-call.module.css';

/** The head of an emergency's plate: what it is, and the one thing to press. */
export function EmergencyCall() {
  const { t } = useTranslation('answer');
  return (
    <>
      <p className={styles.alarm}>
        <Siren size={24} aria-hidden="true" /> {t('emergency')}
      </p>
      <a className={styles.call} href="tel:911" data-no-print>
        <Phone size={26} aria-hidden="true" />
        {t('call911')}
      </a>
    </>
  );
}
