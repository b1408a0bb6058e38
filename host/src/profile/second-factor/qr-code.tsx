import { generate } from 'lean-qr';
import styles from './second-factor.module.css';

/** Scanners want so many empty squares around. */
const MARGIN = 4;

/** A text as a square for cameras. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const code = generate(text);
  const squares = Array.from({ length: code.size }, (_, index) => index);
  const path = squares
    .flatMap((y) => squares.map((x) => (code.get(x, y) ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  const side = code.size + 2 * MARGIN;
  return (
    <svg
      className={styles.code}
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
