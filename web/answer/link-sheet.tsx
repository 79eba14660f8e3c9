// Read-only links to one answer: made for a time, copied, shared, ended.
import { Copy, Share2, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SHARE_DAYS, type ShareDays, type SharedLink } from '../../api/contract/share.ts';
import { formatDate } from '../i18n/format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { platform } from '../platform/platform.ts';
import { call } from '../remote/call.ts';
import { useOwner } from '../sync/use-owner.ts';
import { Button, ButtonLink, IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Select } from '../ui/select.tsx';
import { useToast } from '../ui/toast.tsx';
import styles from './link-sheet.module.css';

const USUAL_DAYS: ShareDays = 7;

export function LinkSheet({ replyId, onClose }: { replyId: string; onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const toast = useToast();
  const [language] = useLanguage();
  const { signedIn } = useOwner();
  const [days, setDays] = useState<ShareDays>(USUAL_DAYS);
  const [links, setLinks] = useState<readonly SharedLink[]>([]);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!signedIn) return undefined;
    let left = false;
    call('listShared', {}).then(
      (reply) => {
        if (!left) setLinks(reply.links.filter((link) => link.replyId === replyId));
      },
      // Making one says what is wrong.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [signedIn, replyId]);

  const make = async (): Promise<void> => {
    setBusy(true);
    setFailed(false);
    try {
      const link = await call('shareAnswer', { body: { replyId, days } });
      setLinks((before) => [link, ...before]);
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  const copy = ({ address }: SharedLink): void => {
    platform.copyText(address).then(
      () => toast.success(t('linkCopied')),
      () => toast.error(t('linkNotCopied')),
    );
  };
  const end = async ({ token }: SharedLink): Promise<void> => {
    try {
      await call('unshareAnswer', { params: { id: token } });
      setLinks((before) => before.filter((link) => link.token !== token));
      toast.success(t('linkEnded'));
    } catch {
      toast.error(t('linkFailed'));
    }
  };

  if (!signedIn) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('linkTitle')}
        description={t('linkText')}
        width="narrow"
        actions={
          <ButtonLink look="act" to="/login">
            {t('logIn')}
          </ButtonLink>
        }
      >
        <p>{t('linkNeedsLogin')}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('linkTitle')}
      description={t('linkText')}
      width="narrow"
      actions={
        <Button look="act" busy={busy} onClick={() => void make()}>
          {t('makeLink')}
        </Button>
      }
    >
      <Select
        label={t('linkDays')}
        value={String(days)}
        options={SHARE_DAYS.map((value) => ({ value: String(value), label: t(`linkDays_${value}`) }))}
        onChange={(event) => setDays(SHARE_DAYS.find((value) => String(value) === event.target.value) ?? USUAL_DAYS)}
      />
      {failed && (
        <p role="alert" className={styles.failed}>
          {t('linkFailed')}
        </p>
      )}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.token} className={styles.link}>
              <a href={link.address} target="_blank" rel="noopener">
                {link.address.replace(/^https?:\/\//, '')}
              </a>
              <span className={styles.row}>
                <span className={styles.until}>{t('linkUntil', { date: formatDate(link.expires_at, language) })}</span>
                <IconButton label={t('copyLink')} onClick={() => copy(link)}>
                  <Copy size={22} aria-hidden="true" />
                </IconButton>
                {platform.shareText && (
                  <IconButton
                    label={t('shareLink')}
                    onClick={() => void platform.shareText?.(link.question, link.address).catch(() => copy(link))}
                  >
                    <Share2 size={22} aria-hidden="true" />
                  </IconButton>
                )}
                <IconButton label={t('endLink')} onClick={() => void end(link)}>
                  <Trash2 size={22} aria-hidden="true" />
                </IconButton>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
