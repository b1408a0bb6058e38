import { useEffect, useRef } from 'react';

/**
 * Moves focus to the first heading below the returned ref when an area comes back after a failure: the Retry button
 * that had it is gone, and a person who cannot see the screen would be nowhere.
 */
export function useFocusOnRecovery(recovered: boolean) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!recovered) return;
    const heading = area.current?.querySelector<HTMLElement>('h1');
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus();
  }, [recovered]);
  return area;
}
