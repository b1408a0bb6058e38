import { useToday } from '@fm/data';
import { ABSENCE_KIND_LABELS, type Employee } from '@fm/domain/employee';
import { formatDay, Panel, Status } from '@fm/ui';
import css from './page.module.css';

/** When somebody is away, from today on. */
export function AbsencePanel({ employee }: { readonly employee: Employee }) {
  const today = useToday();
  const away = (employee.absences ?? [])
    .filter(({ to }) => to >= today)
    .sort((one, other) => one.from.localeCompare(other.from));
  return (
    <Panel title="Away">
      {away.length === 0 && <p className={css.none}>No absence is entered from today on.</p>}
      <ul>
        {away.map(({ from, to, kind }) => (
          <li key={`${from} ${to} ${kind}`} className={css.row}>
            <span>{from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`}</span>
            <Status
              tone={from <= today ? 'warning' : 'neutral'}
              label={from <= today ? `${ABSENCE_KIND_LABELS[kind]}, now` : ABSENCE_KIND_LABELS[kind]}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
