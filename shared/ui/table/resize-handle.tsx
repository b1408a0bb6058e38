import { type PointerEvent, useRef } from 'react';
import css from './resize-handle.module.css';

interface ResizeHandleProps {
  /** In CSS pixels; `undefined` lets the content decide. */
  readonly onResize: (pixels: number | undefined) => void;
}

/**
 * The edge of a column's head, for pointers alone: dragged, and a double click gives the width back. The keyboard has
 * the widths in the choice of columns, not a stop more for each column.
 */
export function ResizeHandle({ onResize }: ResizeHandleProps) {
  const from = useRef<{ readonly x: number; readonly width: number }>(undefined);

  const begin = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const width = event.currentTarget.closest('th')?.getBoundingClientRect().width ?? 0;
    from.current = { x: event.clientX, width };
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (from.current) onResize(from.current.width + event.clientX - from.current.x);
  };
  const end = () => {
    from.current = undefined;
  };

  return (
    <span
      aria-hidden="true"
      className={css.handle}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onResize(undefined)}
    />
  );
}
