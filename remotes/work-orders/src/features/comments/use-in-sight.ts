import { type RefObject, useEffect, useRef } from 'react';

/** So much of something has to be seen. */
const PART = 0.6;

/** Calls `onSeen` once, when the element comes into sight; not at all while there is none. */
export function useInSight(element: RefObject<Element | null>, onSeen: (() => void) | undefined): void {
  const latest = useRef(onSeen);
  latest.current = onSeen;
  const asked = onSeen !== undefined;
  useEffect(() => {
    const target = element.current;
    if (!asked || !target || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        latest.current?.();
      },
      { threshold: PART },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, asked]);
}
