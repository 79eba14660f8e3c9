// What can be done with an answer besides copying and judging it, by name. Fetched when first opened.
import { BrainCircuit, EllipsisVertical, Printer, QrCode, RotateCcw, Share2, Volume2, VolumeX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../api/contract/answer.ts';
import { platform } from '../platform/platform.ts';
import { useAnswerers } from '../sync/use-answerers.ts';
import { IconButton } from '../ui/button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { canReadAloud } from './read-aloud.ts';

export interface CardMenuProps {
  onShare: () => void;
  /** Left out where there is nothing to hand over. */
  onHandOver: (() => void) | undefined;
  onPrint: () => void;
  onRead: () => void;
  reading: boolean;
  /** Asks the same again; left out where nothing can be asked. */
  onAgain: ((answerer?: string) => void) | undefined;
  answer: Answer;
}

export function CardMenu({ onShare, onHandOver, onPrint, onRead, reading, onAgain, answer }: CardMenuProps) {
  const { t } = useTranslation('answer');
  const models = useAnswerers()?.models ?? [];
  const others = [
    ...models.filter(({ model }) => model !== answer.model),
    ...(models.length > 0 && answer.answeredBy !== 'guide' ? [{ id: 'guide', name: t('byGuide') }] : []),
  ];
  return (
    <Menu
      opened
      trigger={
        <IconButton label={t('moreActions')}>
          <EllipsisVertical size={22} aria-hidden="true" />
        </IconButton>
      }
    >
      {onAgain && (
        <MenuItem icon={<RotateCcw size={20} aria-hidden="true" />} onSelect={() => onAgain()}>
          {t('askAgain')}
        </MenuItem>
      )}
      {onAgain &&
        others.map(({ id, name }) => (
          <MenuItem key={id} icon={<BrainCircuit size={20} aria-hidden="true" />} onSelect={() => onAgain(id)}>
            {t('askAnother', { name })}
          </MenuItem>
        ))}
      {platform.shareText && (
        <MenuItem icon={<Share2 size={20} aria-hidden="true" />} onSelect={onShare}>
          {t('shareAnswer')}
        </MenuItem>
      )}
      {onHandOver && (
        <MenuItem icon={<QrCode size={20} aria-hidden="true" />} onSelect={onHandOver}>
          {t('handOver')}
        </MenuItem>
      )}
      <MenuItem icon={<Printer size={20} aria-hidden="true" />} onSelect={onPrint}>
        {t('printAnswer')}
      </MenuItem>
      {canReadAloud() && (
        <MenuItem icon={reading ? <VolumeX size={20} aria-hidden="true" /> : <Volume2 size={20} aria-hidden="true" />} onSelect={onRead}>
          {reading ? t('stopReading') : t('readAloud')}
        </MenuItem>
      )}
    </Menu>
  );
}
