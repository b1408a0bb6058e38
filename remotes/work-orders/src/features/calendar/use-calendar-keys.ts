import { periodBeside } from '@fm/domain/planning';
import type { KeyboardEvent } from 'react';
import type { PlanAddress } from '../list/plan-address';
import { isArrow, nearest } from './nearest';

const ORDERS = '[data-order]';

/** Arrow keys go from order to order, Page Up and Page Down from period to period. */
export function useCalendarKeys({ period, day, go }: PlanAddress) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return;
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault();
      return go({ day: periodBeside(period, day, event.key === 'PageUp' ? -1 : 1) });
    }
    const from = event.target.closest<HTMLElement>(ORDERS);
    if (!from || !isArrow(event.key)) return;
    event.preventDefault();
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(ORDERS)];
    const boxes = all.map((order) => order.getBoundingClientRect());
    const next = nearest(from.getBoundingClientRect(), boxes, event.key);
    if (next !== undefined) all[next]?.focus();
  };
}
