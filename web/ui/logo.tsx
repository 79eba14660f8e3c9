import styles from './logo.module.css';

/** The mark: one conductor that runs in, draws a W as a resistor does, and runs out. */
export function LogoMark({ size = 40 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" className={styles.mark}>
      <rect className={styles.face} x="0.75" y="0.75" width="38.5" height="38.5" rx="5" />
      <path className={styles.wire} d="M1.5 12.5H8.5L14.2 29L20 13.5L25.8 29L31.5 12.5H38.5" />
    </svg>
  );
}

/** Mark and name, as an engraved plate carries them. */
export function Logo({ size = 40 }: { size?: number }) {
  return (
    <span className={styles.logo}>
      <LogoMark size={size} />
      <span className={styles.name}>Wirewise</span>
    </span>
  );
}
