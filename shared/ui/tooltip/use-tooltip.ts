import { type FocusEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';

const HOVER_MS = 500;
/** Long enough to move onto the words themselves. */
const LEAVE_MS = 150;

/** What a tooltip stands at, and what called it. */
export interface ShownTooltip {
  readonly id: string;
  readonly anchor: HTMLElement;
  readonly by: 'hover' | 'focus';
}

/** Shows at once to the keyboard, after a moment to the pointer, never to a finger: it would cover what it is about. */
export function useTooltip() {
  const id = useId();
  const [shown, setShown] = useState<ShownTooltip>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const stay = () => clearTimeout(timer.current);
  const later = (ms: number, work: () => void) => {
    stay();
    timer.current = setTimeout(work, ms);
  };
  const hide = () => {
    stay();
    setShown(undefined);
  };
  const show = (anchor: HTMLElement, by: ShownTooltip['by']) => {
    stay();
    setShown({ id, anchor, by });
  };

  return {
    shown,
    stay,
    hide,
    hideSoon: () => later(LEAVE_MS, hide),
    /** For the element the words are about. */
    handlers: {
      onPointerEnter: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
        if (pointerType !== 'touch' && !shown) later(HOVER_MS, () => show(currentTarget, 'hover'));
      },
      onPointerLeave: () => {
        if (shown?.by !== 'focus') later(LEAVE_MS, hide);
      },
      onPointerDown: hide,
      onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
        if (currentTarget.matches(':focus-visible')) show(currentTarget, 'focus');
      },
      onBlur: hide,
    },
  };
}
