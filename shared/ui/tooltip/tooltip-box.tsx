import { type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { placeBeside } from './place-beside';
import css from './tooltip.module.css';
import type { ShownTooltip } from './use-tooltip';

interface TooltipBoxProps {
  readonly text: string;
  readonly of: ShownTooltip;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly onHide: () => void;
}

// The page behind takes a portal's events for those of what holds it: a row would open.
const keep = (event: SyntheticEvent) => event.stopPropagation();

/** The words themselves, in front of everything. */
export function TooltipBox({ text, of: { id, anchor, by }, onStay, onLeave, onHide }: TooltipBoxProps) {
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: keeps clicks to itself, does nothing on one
    <div
      ref={box}
      id={id}
      role="tooltip"
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
