import { employeeOptionsOn, type RecordOption } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import type { Employee, WorkKind } from '@fm/domain/employee';
import { Button, formatDay, formatSentence, OutsideLink } from '@fm/ui';
import { ComboBoxField } from '@fm/ui/select';
import { useState } from 'react';
import css from './kind-fields.module.css';
import { type Colleague, colleagueOf } from './leaving';
import { countOf, type OpenRecord, type OpenWork } from './open-work';

/** Records that are named, and may go to somebody else than the rest of their kind. */
const MOST_NAMED = 50;
const OTHERS = {
  one: '{count} more goes to whoever is chosen for all.',
  many: '{count} more go to whoever is chosen for all.',
};

interface KindFieldsProps {
  readonly work: OpenWork;
  /** The first day on which somebody else does it. */
  readonly firstDay: CalendarDay;
  /** Who leaves: the id. */
  readonly without: string;
  readonly suggested: Colleague | undefined;
  /** Who was chosen for the whole kind, or for a record of it. */
  readonly chosen: (key: WorkKind | OpenRecord) => Colleague | null;
  readonly onChoose: (key: WorkKind | OpenRecord, to: Colleague | null) => void;
}

/** The open work of one kind: who takes all of it over, or each record. */
export function KindFields({ work, firstDay, without, suggested, chosen, onChoose }: KindFieldsProps) {
  const { kind, records, capped } = work;
  const [each, setEach] = useState(false);
  const title = countOf(kind, records.length);
  /** Nobody goes on being chosen out of sight. */
  const together = () => {
    if (each) for (const record of records) onChoose(record, null);
    setEach(!each);
  };
  const load = async (query: string) => {
    const found = await employeeOptionsOn(firstDay)(query);
    return found.ok ? { ...found, value: found.value.filter(({ id }) => id !== without) } : found;
  };
  const field = (key: WorkKind | OpenRecord, label: string, hideLabel = false) => (
    <ComboBoxField<RecordOption<Employee>>
      label={label}
      hideLabel={hideLabel}
      load={load}
      value={chosen(key)}
      onChange={(value) => value === null && onChoose(key, null)}
      onPick={(option) => onChoose(key, option && colleagueOf(option.record))}
    />
  );
  return (
    <fieldset className={css.kind}>
      <legend className={css.title}>{capped ? `${title} or more` : title}</legend>
      <div className={css.whole}>
        {field(kind, 'Hand over to')}
        {suggested && chosen(kind)?.id !== suggested.id && (
          <Button variant="outline" size="sm" onClick={() => onChoose(kind, suggested)}>
            {`Choose ${suggested.name}, of the same team`}
          </Button>
        )}
      </div>
      <ul className={css.records}>
        {records.slice(0, MOST_NAMED).map((record) => (
          <li key={record.id} className={css.record}>
            <span dir="auto">
              <OutsideLink href={`${location.origin}${record.to}`}>{record.name}</OutsideLink>
              {record.day && <span className={css.day}>{formatDay(record.day)}</span>}
            </span>
            {each && field(record, `Hand over ${record.name} to`, true)}
            <Away day={record.day} colleague={chosen(record) ?? chosen(kind)} />
          </li>
        ))}
      </ul>
      {records.length > MOST_NAMED && <p>{formatSentence(records.length - MOST_NAMED, OTHERS)}</p>}
      {capped && <p>What does not fit here is listed once these are handed over.</p>}
      {records.length > 1 && (
        <Button variant="outline" size="sm" onClick={together} aria-expanded={each}>
          {each ? 'Choose for all at once' : 'Choose for each'}
        </Button>
      )}
    </fieldset>
  );
}

/** Says that whoever was chosen is not there on the day of a record. */
function Away({ day, colleague }: { day: CalendarDay | undefined; colleague: Colleague | null }) {
  const [words] = (day !== undefined && colleague?.awayOn(day)) || [];
  return words === undefined ? null : <p className={css.away}>{words}</p>;
}
