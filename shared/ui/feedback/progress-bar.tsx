import { formatNumber } from '../format/number';
import css from './progress-bar.module.css';

export interface ProgressBarProps {
  /** What is going on: "Changing customers". */
  readonly label: string;
  readonly done: number;
  /** Left out while not known, or where there may be more. */
  readonly total?: number | undefined;
  /** Why it does not go on at the moment; it does so by itself. */
  readonly waiting?: string | undefined;
}

/** How far something has come: "Changing customers: 30 of 120". */
export function ProgressBar({ label, done, total, waiting }: ProgressBarProps) {
  const words = total === undefined ? formatNumber(done) : `${formatNumber(done)} of ${formatNumber(total)}`;
  const part = total ? Math.min(1, done / total) : 0;
  return (
    <div className={css.progress}>
      <span className={css.words}>
        {label}: {words}
      </span>
      <div
        className={css.bar}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={total === undefined ? undefined : done}
        aria-valuetext={words}
      >
        <div className={css.done} style={{ transform: `scaleX(${part})` }} />
      </div>
      {waiting && (
        <span role="alert" className={css.waiting}>
          {waiting} It goes on by itself as soon as it can.
        </span>
      )}
    </div>
  );
}
