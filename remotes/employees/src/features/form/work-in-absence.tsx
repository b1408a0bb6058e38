import { workOrderAddress } from '@fm/contract/addresses';
import { useToday } from '@fm/data';
import type { Absence, Employee } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';
import { formatCounted, formatDay, Notice, TextLink } from '@fm/ui';
import { type Days, usePlannedWork } from '../work/planned-work';
import css from './work-in-absence.module.css';

/** Orders that are named; the calendar shows the others. */
const MOST_NAMED = 3;

interface WorkInAbsenceProps {
  /** As stored; undefined for a new one, for whom nothing is planned. */
  readonly employee: Stored<Employee> | undefined;
  readonly days: Days;
}

/** Says what somebody is planned for on the days of an absence that is new or has other days. It forbids nothing. */
export function WorkInAbsence({ employee, days }: WorkInAbsenceProps) {
  const today = useToday();
  const isNew = !employee?.absences?.some((one) => isSameDays(one, days));
  const { orders, capped } = usePlannedWork(isNew ? employee?.id : undefined, days, today);
  const [first] = orders;
  if (!employee || !first) return null;
  const calendar = workOrderAddress.list({
    view: 'calendar',
    lead: employee.id,
    day: first.plannedDay ?? today,
  });
  return (
    <div className={css.work}>
      <Notice tone="warning" title={formatCounted({ count: orders.length, atLeast: capped }, PLANNED)}>
        <ul className={css.orders}>
          {orders.slice(0, MOST_NAMED).map(({ id, number, title, plannedDay }) => (
            <li key={id}>
              <TextLink to={workOrderAddress.record(id)}>{`${number ?? ''} ${title}`.trim()}</TextLink>
              {plannedDay && `, ${formatDay(plannedDay)}`}
            </li>
          ))}
        </ul>
        {orders.length > MOST_NAMED && (
          <p>{`And ${formatCounted({ count: orders.length - MOST_NAMED, atLeast: capped }, OTHER)}.`}</p>
        )}
        <TextLink to={calendar}>Reschedule in the calendar</TextLink>
      </Notice>
    </div>
  );
}

const isSameDays = (one: Absence, { from, to }: Days): boolean => one.from === from && one.to === to;

const PLANNED = { one: 'order is planned for these days', many: 'orders are planned for these days' };
const OTHER = { one: 'other', many: 'others' };
