import { type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import css from './tooltip.module.css';
import type { ShownTooltip } from './use-tooltip';

interface TooltipBoxProps {
  readonly text: string;
  readonly of: ShownTooltip;
  /** It says to eyes alone what the element is called anyway. */
  readonly unheard: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly onHide: () => void;
}

// The page behind takes a portal's events for those of what holds it: a row would open.
const keep = (event: SyntheticEvent) => event.stopPropagation();

/** The words themselves, in front of everything. */
export function TooltipBox({
  text,
  of: { id, anchor, by },
  unheard,
  onStay,
  onLeave,
  onHide,
}: TooltipBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have another size
  useLayoutEffect(() => {
    if (!box.current) return;
    const window = {
      width: document.documentElement.clientWidth,
      height: document.documentElement.clientHeight,
    };
    const { left, top } = placeBeside(
      anchor.getBoundingClientRect(),
      box.current.getBoundingClientRect(),
      window,
    );
    box.current.style.setProperty('left', `${left}px`);
    box.current.style.setProperty('top', `${top}px`);
  }, [anchor, text]);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // One press takes away the words alone, not the dialog they stand in.
      event.stopPropagation();
      onHide();
    };
    document.addEventListener('keydown', pressed, true);
    window.addEventListener('scroll', onHide, true);
    window.addEventListener('resize', onHide);
    return () => {
      document.removeEventListener('keydown', pressed, true);
      window.removeEventListener('scroll', onHide, true);
      window.removeEventListener('resize', onHide);
    };
  });
  return createPortal(
    <div
      ref={box}
      id={id}
      role="tooltip"
      aria-hidden={unheard}
      className={`${css.tooltip} ${by === 'hover' ? css.hoverable : ''}`}
      // Dialogs of React Aria make everything beside them deaf but this.
      data-react-aria-top-layer="true"
      onPointerEnter={onStay}
      onPointerLeave={onLeave}
      onPointerDown={keep}
      onMouseDown={keep}
      onClick={keep}
    >
      {text}
    </div>,
    document.body,
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}
interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

const GAP = 6;
const MARGIN = 8;

/** Where a small box goes: centred below what it is about, above where there is no room, never beyond the window. */
export function placeBeside(anchor: Box, box: Size, window: Size): { left: number; top: number } {
  const centred = anchor.left + anchor.width / 2 - box.width / 2;
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - GAP - box.height;
  const fitsBelow = below + box.height + MARGIN <= window.height;
  return {
    left: Math.round(Math.max(MARGIN, Math.min(centred, window.width - MARGIN - box.width))),
    top: Math.round(fitsBelow || above < MARGIN ? below : above),
  };
}
