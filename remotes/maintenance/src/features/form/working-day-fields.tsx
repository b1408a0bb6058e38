import { HOLIDAY_CALENDAR_LABELS, HOLIDAY_CALENDARS } from '@fm/domain/holidays';
import { NON_WORKING_DAY, NON_WORKING_DAY_LABELS } from '@fm/domain/recurrence';
import { FormWide } from '@fm/ui';
import { Field } from '@fm/ui/form';
import { optionsOf, SelectField } from '@fm/ui/select';
import type { PlanControl } from './plan-form-state';
import { SeasonField } from './season-field';

const rules = optionsOf(NON_WORKING_DAY, NON_WORKING_DAY_LABELS);
const calendars = optionsOf(HOLIDAY_CALENDARS, HOLIDAY_CALENDAR_LABELS);

/** Weekends, holidays and the part of the year in which there are visits. */
export const WorkingDayFields = ({ control }: { readonly control: PlanControl }) => (
  <>
    <Field control={control} name="nonWorkingDay" label="On days off">
      {(field) => <SelectField {...field} options={rules} required />}
    </Field>
    <Field control={control} name="calendarId" label="Holidays">
      {(field) => <SelectField {...field} options={calendars} emptyLabel="None, weekends alone" />}
    </Field>
    <FormWide>
      <Field control={control} name="season" label="Only in a part of the year">
        {(field) => <SeasonField {...field} />}
      </Field>
    </FormWide>
  </>
);
