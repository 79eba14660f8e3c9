import { Mail, Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { emailSchema } from '../../api/contract/account.ts';
import { MESSAGE_MAX } from '../../api/contract/values.ts';
import formStyles from '../forms/form.module.css';
import { useAccountErrorText } from '../forms/use-account-error-text.ts';
import { isAlone } from '../platform/platform.ts';
import { call } from '../remote/call.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { EmailField, TextArea, TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import { AloneLetter } from './alone-letter.tsx';
import styles from './contact.module.css';

/** As the phone number, until whoever runs this says another. */
const PLACEHOLDER_EMAIL = 'support@wirewise.example';
const SUPPORT_PHONE = '(312) 555-0142';

interface Values {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message: string;
}

export function ContactScreen() {
  const { t } = useTranslation('account');
  const nav = (
    <nav className={styles.nav} aria-label={t('navMenu')}>
      <Link to="/">{t('navHome')}</Link>
      <Link to="/#features">{t('navFeatures')}</Link>
      <a href="#works">{t('navWorks')}</a>
      <Link to="/viewplans">{t('navPricing')}</Link>
      <a href="#contact">{t('navContact')}</a>
      <Link to="/login">{t('navLogin')}</Link>
    </nav>
  );
  return (
    <Page aside={nav}>
      <PageTitle page={t('contactPage')} />
      <header className={styles.hero}>
        <h1>{t('contactTitle')}</h1>
        <p>{t('contactIntro')}</p>
      </header>
      <section id="works" className={styles.works} aria-labelledby="works-title">
        <h2 id="works-title">{t('worksTitle')}</h2>
        <ol className={styles.steps}>
          {(['Ask', 'Read', 'Check'] as const).map((step) => (
            <li key={step}>
              <h3>{t(`works${step}`)}</h3>
              <p>{t(`works${step}Text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section id="contact" className={styles.contact} aria-labelledby="contact-title">
        <address className={styles.block}>
          <h2>{t('navContact')}</h2>
          <SupportEmail />
          <p>
            <Phone size={22} aria-hidden="true" />
            <span>
              {t('contactPhone')}
              <strong>{SUPPORT_PHONE}</strong>
              {t('contactHours')}
            </span>
          </p>
        </address>
        {isAlone ? <AloneLetter to={PLACEHOLDER_EMAIL} /> : <ContactForm />}
      </section>
    </Page>
  );
}

/** The address that the server names. Where it can't be asked there is none, since a letter to a wrong one is lost. */
function SupportEmail() {
  const { t } = useTranslation('account');
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    call('contact', {}, { signal: leaving.signal }).then(
      ({ supportEmail }) => setAddress(supportEmail ?? PLACEHOLDER_EMAIL),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return (
    <p>
      <Mail size={22} aria-hidden="true" />
      <span>
        {t('contactEmail')}
        {address === undefined ? <strong>{t('contactByForm')}</strong> : <a href={`mailto:${address}`}>{address}</a>}
      </span>
    </p>
  );
}

function ContactForm() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const errorText = useAccountErrorText();
  const [query] = useSearchParams();
  const {
    register,
    handleSubmit,
    reset,
    formState: { errors, isSubmitting },
  } = useForm<Values>({ defaultValues: { firstName: '', lastName: '', email: '', phone: '', message: query.get('message') ?? '' } });
  const filled = (value: string): boolean => value.trim().length > 0;

  const submit = handleSubmit(async (values) => {
    try {
      await call('sendContactMessage', { body: { ...values, email: values.email.trim() } });
      reset();
      toast.success(t('contactDone'));
    } catch (error) {
      toast.error(errorText(error, t('contactFailed')));
    }
  });

  return (
    <form className={formStyles.form} onSubmit={submit} noValidate aria-labelledby="contact-title">
      <h2 id="contact-title">{t('contactFormTitle')}</h2>
      <div className={styles.pair}>
        <TextField
          label={t('firstName')}
          autoComplete="given-name"
          required
          maxLength={60}
          error={errors.firstName && t('fieldMissing')}
          {...register('firstName', { validate: filled })}
        />
        <TextField
          label={t('lastName')}
          autoComplete="family-name"
          required
          maxLength={60}
          error={errors.lastName && t('fieldMissing')}
          {...register('lastName', { validate: filled })}
        />
      </div>
      <div className={styles.pair}>
        <EmailField
          label={t('email')}
          required
          error={errors.email && t('faultEmail')}
          {...register('email', { validate: (value) => emailSchema.safeParse(value).success })}
        />
        <TextField label={t('phone')} optional type="tel" autoComplete="tel" maxLength={40} {...register('phone')} />
      </div>
      <TextArea
        label={t('message')}
        rows={6}
        required
        maxLength={MESSAGE_MAX}
        error={errors.message && t('fieldMissing')}
        {...register('message', { validate: filled })}
      />
      <Button look="act" size="large" type="submit" busy={isSubmitting}>
        {isSubmitting ? t('sending') : t('sendMessage')}
      </Button>
    </form>
  );
}
