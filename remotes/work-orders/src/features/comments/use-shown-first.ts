import { type RefObject, useEffect } from 'react';

/** So long what stands above may still be on its way. */
const SETTLING_MS = 3000;
/** With any of these somebody goes where they want to be. */
const OWN_WAYS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Brings the element into sight and takes the focus there, where an address leads to it. It stays in sight while
 * panels above it come, unless somebody scrolls on.
 */
export function useShownFirst(element: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    const target = element.current;
    if (!wanted || !target) return;
    const show = () => target.scrollIntoView({ block: 'center' });
    show();
    target.focus({ preventScroll: true });
    if (!('ResizeObserver' in globalThis)) return;
    const growing = new ResizeObserver(show);
    growing.observe(document.body);
    const end = () => growing.disconnect();
    const timer = setTimeout(end, SETTLING_MS);
    for (const way of OWN_WAYS) addEventListener(way, end, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      end();
      for (const way of OWN_WAYS) removeEventListener(way, end);
    };
  }, [element, wanted]);
}
