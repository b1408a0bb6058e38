import type { WorkOrder } from '@fm/domain/work-order';
import { plannedParts, zoneNote } from '../look/planned';
import css from './work-order-columns.module.css';

/** The planned day over its times, with the zone where clocks at the site differ. */
export function PlannedCell({ order }: { readonly order: WorkOrder }) {
  const parts = plannedParts(order);
  if (!parts) return null;
  return (
    <span className={css.planned}>
      {parts.day}
      <span className={css.second}>{parts.times}</span>
      <span className={css.second}>{zoneNote(order)}</span>
    </span>
  );
}
