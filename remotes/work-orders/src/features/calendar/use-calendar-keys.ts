import { periodBeside } from '@fm/domain/planning';
import type { KeyboardEvent } from 'react';
import { goBeside } from '../keyboard-navigation/go-beside';
import type { PlanAddress } from '../list/plan-address';

/** Arrow keys go from order to order, Page Up and Page Down from period to period. */
export function useCalendarKeys({ period, day, go }: PlanAddress) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return goBeside(event);
    event.preventDefault();
    go({ day: periodBeside(period, day, event.key === 'PageUp' ? -1 : 1) });
  };
}
