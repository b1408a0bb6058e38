import type { Season } from '@fm/domain/recurrence';
import { Checkbox, NumberField } from '@fm/ui';
import { SelectField } from '@fm/ui/select';
import { MONTH_CHOICES } from './recurrence-choices';
import css from './season-field.module.css';

interface SeasonFieldProps {
  readonly label: string;
  readonly value: Season | null;
  readonly onChange: (value: Season | null) => void;
  readonly onBlur: () => void;
  readonly readOnly: boolean;
  readonly error?: string | undefined;
}

/** What most seasons are for: snow and ice. */
const WINTER: Season = { from: '11-01', to: '03-31' };

/** All year, or from a day of one month to a day of another; may reach over New Year. */
export function SeasonField({ label, value, onChange, onBlur, readOnly, error }: SeasonFieldProps) {
  return (
    <div className={css.season}>
      <Checkbox
        label={label}
        value={value !== null}
        onChange={(on) => onChange(on ? WINTER : null)}
        readOnly={readOnly}
        error={error}
      />
      {value && (
        <div className={css.ends}>
          <SeasonEnd
            name="From"
            value={value.from}
            onChange={(from) => onChange({ ...value, from })}
            {...{ onBlur, readOnly }}
          />
          <SeasonEnd
            name="To"
            value={value.to}
            onChange={(to) => onChange({ ...value, to })}
            {...{ onBlur, readOnly }}
          />
        </div>
      )}
    </div>
  );
}

const months = MONTH_CHOICES.map(({ id, label }) => ({ id: two(Number(id)), label }));

function two(number: number): string {
  return String(number).padStart(2, '0');
}

interface SeasonEndProps {
  readonly name: string;
  /** `MM-DD`; the day may be unfinished while it is typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly readOnly: boolean;
}

function SeasonEnd({ name, value, onChange, ...field }: SeasonEndProps) {
  const [month = '01', day = ''] = value.split('-');
  return (
    <div className={css.end}>
      <NumberField
        {...field}
        label={`${name}, day`}
        value={day === '' ? null : Number(day)}
        onChange={(typed) => onChange(`${month}-${typed === null ? '' : two(typed)}`)}
        error={/^(0[1-9]|[12]\d|3[01])$/.test(day) ? undefined : 'Enter a day from 1 to 31.'}
      />
      <SelectField
        {...field}
        label={`${name}, month`}
        options={months}
        value={month}
        onChange={(chosen) => onChange(`${chosen}-${day}`)}
      />
    </div>
  );
}
