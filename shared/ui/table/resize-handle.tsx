import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { fittingWidth, WIDTH_LIMITS } from './column-layout';
import css from './resize-handle.module.css';

const KEY_STEP = 16;

interface ResizeHandleProps {
  readonly header: string;
  /** In CSS pixels; `undefined` lets the content decide. */
  readonly onResize: (pixels: number | undefined) => void;
}

/** The edge of a column's head: dragged or moved with the arrow keys, a double click gives the width back. */
export function ResizeHandle({ header, onResize }: ResizeHandleProps) {
  // Read only when somebody comes to change it: measuring every head of every table costs a layout each.
  const [now, setNow] = useState<number>(WIDTH_LIMITS.least);
  const from = useRef<{ readonly x: number; readonly width: number }>(undefined);

  const set = (pixels: number) => {
    setNow(fittingWidth(pixels));
    onResize(pixels);
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, width: widthOf(event.currentTarget) };
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (from.current) set(from.current.width + event.clientX - from.current.x);
  };
  const end = () => {
    from.current = undefined;
  };
  const nudge = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: KEY_STEP, ArrowLeft: -KEY_STEP }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    set(widthOf(event.currentTarget) + step);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> cannot be focused and moved
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={`Width of ${header}`}
      aria-valuemin={WIDTH_LIMITS.least}
      aria-valuemax={WIDTH_LIMITS.most}
      aria-valuenow={now}
      tabIndex={0}
      className={css.handle}
      onFocus={(event) => setNow(fittingWidth(widthOf(event.currentTarget)))}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onResize(undefined)}
      onKeyDown={nudge}
    />
  );
}

const widthOf = (handle: HTMLElement) => handle.closest('th')?.getBoundingClientRect().width ?? 0;
