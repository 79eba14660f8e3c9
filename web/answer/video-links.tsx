import { useTranslation } from 'react-i18next';
import type { Video } from '../../api/contract/answer.ts';
import { platform } from '../platform/platform.ts';
import styles from './video-links.module.css';

/** Only our own illustrations are shown: no picture is ever fetched from somewhere else. */
const localPicture = (thumbnail: string): string => (/^\/thumbs\/[a-z0-9-]+\.svg$/.test(thumbnail) ? thumbnail : '/thumbs/general.svg');

export function VideoLinks({ videos }: { videos: readonly Video[] }) {
  const { t } = useTranslation('answer');
  if (videos.length === 0) return null;
  return (
    <section aria-label={t('videos')}>
      <ul className={styles.list}>
        {videos.map(({ url, thumbnail, title }) => (
          <li key={url}>
            <a
              className={styles.video}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              onClick={(event) => {
                event.preventDefault();
                platform.openOutside(url);
              }}
            >
              <img className={styles.picture} src={localPicture(thumbnail)} alt="" width={96} height={54} loading="lazy" />
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('videoNote')}</p>
    </section>
  );
}
