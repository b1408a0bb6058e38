import { useCallback, useEffect, useRef } from 'react';

/**
 * Keeps a list open that opens right after the page has scrolled to its field: the browser tells of that scroll a frame
 * later, and React Aria closes lists on any scroll. Gives what is to be called when the list opens or closes.
 */
export function useEarlierScroll(): (open: boolean) => void {
  const openedAt = useRef<number | undefined>(undefined);
  useEffect(() => {
    const keepFromList = (event: Event) => {
      if (event.target === document && window.scrollY === openedAt.current) event.stopImmediatePropagation();
    };
    // Before React Aria's own, which is added when the list opens.
    window.addEventListener('scroll', keepFromList, true);
    return () => window.removeEventListener('scroll', keepFromList, true);
  }, []);
  return useCallback((open) => {
    openedAt.current = open ? window.scrollY : undefined;
  }, []);
}
