import type { KeyboardEvent } from 'react';
import { isArrow, nearest } from './nearest';

/** Orders that stand beside and below each other carry this attribute, on what takes the focus. */
const ORDERS = '[data-order]';

/** Goes with an arrow key from the order that has the focus to the nearest one in its direction. */
export function goBeside(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return;
  const from = event.target.closest<HTMLElement>(ORDERS);
  if (!from || !isArrow(event.key)) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(ORDERS)];
  const boxes = all.map((order) => order.getBoundingClientRect());
  const next = nearest(from.getBoundingClientRect(), boxes, event.key);
  if (next !== undefined) all[next]?.focus();
}
