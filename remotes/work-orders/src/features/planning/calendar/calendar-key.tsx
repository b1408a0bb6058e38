import { WORK_ORDER_STATUS_LABELS, type WorkOrderStatus } from '@fm/domain/work-order';
import css from './calendar-key.module.css';
import chip from './order-chip.module.css';

const LABELS: Readonly<Record<WorkOrderStatus, string | undefined>> = {
  ...WORK_ORDER_STATUS_LABELS,
  completed: 'Completed or verified',
  verified: undefined,
};

const LANE_LABELS = { crew: 'Helps, does not lead', conflicting: 'Two at the same time' };

/** What the looks of orders mean. Whoever does not see them hears it with each order. */
export function CalendarKey({ lanes }: { readonly lanes: boolean }) {
  const looks = Object.entries({ ...LABELS, ...(lanes && LANE_LABELS) }).filter(([, label]) => label);
  return (
    <ul className={css.key} aria-label="What the looks of orders mean">
      {looks.map(([look, label]) => (
        <li key={look} className={css.look}>
          <span className={`${chip.sample} ${chip[look]}`} />
          {label}
        </li>
      ))}
    </ul>
  );
}
