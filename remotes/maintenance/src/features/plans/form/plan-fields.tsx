import { COMPANY } from '@fm/domain/company';
import { HOLIDAY_CALENDAR_LABELS, HOLIDAY_CALENDARS } from '@fm/domain/holidays';
import { ANCHOR_LABELS, ANCHORS, type Plan } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import { NON_WORKING_DAY, NON_WORKING_DAY_LABELS } from '@fm/domain/recurrence';
import { seesPrices } from '@fm/domain/role';
import { useSession } from '@fm/platform';
import { ChecklistEditor } from '@fm/screens/checklist';
import { FormSection, FormWide, MoneyField, NumberField, RadioGroup } from '@fm/ui';
import { DateField } from '@fm/ui/date';
import { Field } from '@fm/ui/form';
import { optionsOf, SelectField } from '@fm/ui/select';
import { DatePreview } from '../schedule/date-preview';
import { MeterDetails } from './meter-details';
import { PartsSection } from './parts-section';
import { PlaceSection } from './place-section';
import type { PlanControl, PlanFormState } from './plan-form-state';
import { RecurrenceFields } from './recurrence-fields';
import { SeasonField } from './season-field';
import { TemplateSection } from './template-section';

interface PlanFieldsProps {
  readonly form: PlanFormState;
  /** As stored; undefined for a new one. */
  readonly plan: Stored<Plan> | undefined;
}

/** Everything one enters about a plan, to create and to edit. */
export const PlanFields = ({ form, plan }: PlanFieldsProps) => (
  <>
    <PlaceSection form={form} isNew={!plan} />
    <RhythmSection control={form.control} plan={plan} />
    <OrdersSection control={form.control} />
    <TemplateSection control={form.control} />
    <ChecklistEditor
      form={form}
      at="template.checklist"
      hint="What is checked at every occurrence."
      meterOf={(id, item) => <MeterDetails form={form} id={id} item={item} />}
    />
    <PartsSection form={form} />
  </>
);

/** When the order of an occurrence is made, by when it must be done, what an occurrence is worth. */
const OrdersSection = ({ control }: { readonly control: PlanControl }) => (
  <FormSection title="Work orders" hint="Each occurrence becomes a work order in time.">
    <Field control={control} name="leadDays" label="Create the order">
      {(field) => <NumberField {...field} required unit="days" hint="Days before the occurrence." />}
    </Field>
    <Field control={control} name="dueAfterDays" label="Due">
      {(field) => <NumberField {...field} required unit="days" hint="Days after the occurrence's date." />}
    </Field>
    {seesPrices(useSession().role) && (
      <Field control={control} name="priceMinor" label="Price of an occurrence">
        {(field) => <MoneyField {...field} currency={COMPANY.currency} hint="Without tax. May stay empty." />}
      </Field>
    )}
  </FormSection>
);

interface RhythmSectionProps {
  readonly control: PlanControl;
  /** As stored; undefined for a new one. */
  readonly plan: Stored<Plan> | undefined;
}

/** On which days occurrences fall, with the next of them in sight. */
const RhythmSection = ({ control, plan }: RhythmSectionProps) => (
  <>
    <FormSection title="Frequency" hint="How often, and on which day.">
      <RecurrenceFields control={control} />
      <SpanFields control={control} />
    </FormSection>
    <FormSection title="Days off" hint="What happens when an occurrence falls on a weekend or a holiday.">
      <WorkingDayFields control={control} />
    </FormSection>
    <FormSection title="Next 12 occurrences" hint="From today on, as the rule stands now.">
      <FormWide>
        <DatePreview control={control} plan={plan} />
      </FormWide>
    </FormSection>
  </>
);

const rules = optionsOf(NON_WORKING_DAY, NON_WORKING_DAY_LABELS);
const calendars = optionsOf(HOLIDAY_CALENDARS, HOLIDAY_CALENDAR_LABELS);

/** Weekends, holidays and the part of the year in which there are occurrences. */
const WorkingDayFields = ({ control }: { readonly control: PlanControl }) => (
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

const anchors = optionsOf(ANCHORS, ANCHOR_LABELS);

/** From when on, until when, and what the next occurrence is counted from. */
const SpanFields = ({ control }: { readonly control: PlanControl }) => (
  <>
    <Field control={control} name="startDate" label="First day">
      {(field) => <DateField {...field} required />}
    </Field>
    <Field control={control} name="endDate" label="Last day">
      {(field) => <DateField {...field} hint="Empty: until someone ends the plan." />}
    </Field>
    <Field control={control} name="maxCount" label="At most">
      {(field) => (
        <NumberField {...field} unit="occurrences" hint="Counted from the first day. Empty: no limit." />
      )}
    </Field>
    <FormWide>
      <Field control={control} name="anchor" label="Next occurrence">
        {(field) => <RadioGroup {...field} options={anchors} />}
      </Field>
    </FormWide>
  </>
);
