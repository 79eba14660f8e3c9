import styles from './surface.module.css';

interface SkeletonProps {
  /** Read out; without it, whoever shows the skeleton announces the waiting. */
  label?: string;
  /** Also shows the label, where the product fixes a loading text. */
  showLabel?: boolean;
  lines?: number;
  /** Of one line, in px. */
  height?: number;
}

/** The shape of what is coming. */
export function Skeleton({ label, showLabel, lines = 3, height = 20 }: SkeletonProps) {
  return (
    <div className={styles.skeletons} {...(label ? { role: 'status' } : { 'aria-hidden': true })}>
      {label && <span className={showLabel ? undefined : 'visually-hidden'}>{label}</span>}
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <span key={line} className={styles.skeleton} style={{ height, width: line === lines - 1 && lines > 1 ? '62%' : '100%' }} />
      ))}
    </div>
  );
}
