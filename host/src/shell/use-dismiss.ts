import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Closes something open on Escape, on a press outside of it, and when the focus leaves it. */
export function useDismiss(
  box: RefObject<HTMLElement | null>,
  open: boolean,
  close: (by: 'escape' | 'leaving') => void,
) {
  const dismiss = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss('escape');
    };
    const onLeave = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) dismiss('leaving');
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
    };
  }, [box, open]);
}
