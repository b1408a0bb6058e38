import { useToday } from '@fm/data';
import { COUNTRIES } from '@fm/domain/address';
import { WEEKDAY_LABELS, WEEKDAYS } from '@fm/domain/employee';
import { nextHolidays } from '@fm/domain/holidays';
import { HOLIDAY_STATES, regionName, regionOf } from '@fm/domain/settings';
import { CheckboxGroup, DescriptionList, FormSection, FormWide, formatDay } from '@fm/ui';
import { Field, useWatch } from '@fm/ui/form';
import { SelectField } from '@fm/ui/select';
import type { SettingsSectionProps } from './section-props';

const countries = COUNTRIES.map(({ code, name }) => ({ id: code as string, label: name }));
const weekdays = WEEKDAYS.map((id) => ({ id, label: WEEKDAY_LABELS[id] }));
/** Holidays that are listed. */
const SHOWN = 6;

interface HolidaysSectionProps extends SettingsSectionProps {
  /** The region whose holidays are kept at present; undefined before the first save. */
  readonly stored: string | undefined;
}

/** On which days the company works. */
export function HolidaysSection({ control, stored = 'DE' }: HolidaysSectionProps) {
  const [country, state] = useWatch({ control, name: ['holidayCountry', 'holidayState'] });
  const states = Object.entries(HOLIDAY_STATES[country] ?? {}).map(([id, label]) => ({ id, label }));
  const region = regionOf(country, state);
  return (
    <FormSection
      title="Working days and holidays"
      hint="The calendar marks the days on which nobody works, and assignments warn of holidays. Maintenance plans that keep to the days of the company follow in the night; orders that are there stay."
    >
      <FormWide>
        <Field control={control} name="workingDays" label="Working days">
          {(field) => <CheckboxGroup {...field} required options={weekdays} />}
        </Field>
      </FormWide>
      <Field control={control} name="holidayCountry" label="Holidays of">
        {(field) => <SelectField {...field} required options={countries} />}
      </Field>
      <Field control={control} name="holidayState" label="State">
        {({ onChange, ...field }) => (
          <SelectField
            {...field}
            options={states}
            emptyLabel="Those of the whole country"
            onChange={(id) => onChange(id ?? '')}
          />
        )}
      </Field>
      <FormWide>
        {region === stored ? (
          <NextHolidays />
        ) : (
          <p>{`The holidays of ${regionName(region)} are listed here once you have saved.`}</p>
        )}
      </FormWide>
    </FormSection>
  );
}

function NextHolidays() {
  const items = nextHolidays(useToday(), SHOWN).map(({ day, name }) => ({
    term: formatDay(day, 'long'),
    value: name,
  }));
  return (
    <section aria-label="Next holidays">
      <DescriptionList items={items} />
    </section>
  );
}
