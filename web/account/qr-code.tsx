import { useEffect, useState } from 'react';
import styles from './settings.module.css';

/** The outline of a QR code's dark modules, for a view box of `size` by `size`. */
async function drawQr(text: string): Promise<{ size: number; path: string }> {
  const { create } = await import('qrcode');
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  for (let index = 0; index < size * size; index += 1) if (data[index]) path += `M${index % size} ${Math.floor(index / size)}h1v1h-1z`;
  return { size, path };
}

/** A text as a QR code, drawn on the device; nothing is shown until then. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<{ size: number; path: string }>();
  useEffect(() => {
    let isCurrent = true;
    drawQr(text).then(
      (result) => isCurrent && setDrawn(result),
      // The key beside it can be typed in.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (!drawn) return null;
  return (
    <svg className={styles.qr} viewBox={`0 0 ${drawn.size} ${drawn.size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={drawn.path} fill="#000" />
    </svg>
  );
}
