import type { WorkOrder } from '@fm/domain/work-order';
import { SecondLine } from '@fm/ui/table';
import { plannedParts, zoneNote } from '../formatting/planned';
import css from './planned-cell.module.css';

/** The planned day over its times, with the zone where clocks at the site differ. */
export function PlannedCell({ order }: { readonly order: WorkOrder }) {
  const parts = plannedParts(order);
  if (!parts) return null;
  return (
    <span className={css.planned}>
      {parts.day}
      <SecondLine>{parts.times}</SecondLine>
      <SecondLine>{zoneNote(order)}</SecondLine>
    </span>
  );
}
