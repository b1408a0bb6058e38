import { useEffect, useState } from 'react';
import { WIDTH_LIMITS } from './column-layout';
import css from './columns-button.module.css';

const STEP = 8;

interface ColumnWidthProps {
  readonly header: string;
  /** A CSS length, where one is set. */
  readonly width: string | undefined;
  /** The column's head in the table; nothing while it is not shown. */
  readonly headOf: () => HTMLElement | null | undefined;
  readonly onResize: (pixels: number) => void;
}

/** How wide a column is, to be moved with the arrow keys. */
export function ColumnWidth({ header, width, headOf, onResize }: ColumnWidthProps) {
  const [measured, setMeasured] = useState<number>();
  // After every draw: the column may have come, gone or changed with it.
  useEffect(() => {
    const head = headOf();
    setMeasured(head ? Math.round(head.getBoundingClientRect().width) : undefined);
  });
  const pixels = width?.endsWith('px') ? Number.parseInt(width, 10) : measured;
  return (
    <input
      type="range"
      className={css.width}
      aria-label={`Width of ${header}`}
      aria-valuetext={pixels === undefined ? undefined : `${pixels} pixels`}
      min={WIDTH_LIMITS.least}
      max={WIDTH_LIMITS.most}
      step={STEP}
      disabled={measured === undefined}
      value={pixels ?? WIDTH_LIMITS.least}
      onChange={({ target }) => onResize(Number(target.value))}
    />
  );
}
