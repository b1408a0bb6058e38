import { employeeOptionsOn } from '@fm/data';
import { movedEnd } from '@fm/domain/planning';
import type { Stored } from '@fm/domain/record';
import { PRIORITIES, PRIORITY_LABELS } from '@fm/domain/task';
import { MAX_CREW, WORK_ORDER_TYPE_LABELS, WORK_ORDER_TYPES, type WorkOrder } from '@fm/domain/work-order';
import { ChecklistEditor } from '@fm/screens/checklist';
import { Checkbox, DurationField, FormSection, FormWide, TextArea, TextField } from '@fm/ui';
import { DateField, TimeField } from '@fm/ui/date';
import { Field, FormReadOnly, useWatch } from '@fm/ui/form';
import { ComboBoxField, CrewField, optionsOf, SelectField } from '@fm/ui/select';
import { type ReactNode, useContext } from 'react';
import { typedTimesText } from '../order/formatting/site-time';
import { LinesSection } from '../work/lines/lines-section';
import { MeterDetails } from './meter-details';
import { PlaceSection } from './place-section';
import { PlanAdvice } from './plan-advice';
import type { SectionProps } from './section-props';

interface WorkOrderFieldsProps extends SectionProps {
  /** As stored; undefined for a new one. */
  readonly order: Stored<WorkOrder> | undefined;
  /** What fills in the work, before what it fills in. */
  readonly template: ReactNode;
}

/** Everything a work order's form asks, in the order in which a caller says it, on creating and editing alike. */
export const WorkOrderFields = ({ form, order, template }: WorkOrderFieldsProps) => (
  <>
    <PlaceSection form={form} isNew={!order} />
    {template}
    <OrderSection form={form} />
    <TimeSection form={form} />
    <PeopleSection form={form} order={order} />
    <ChecklistEditor
      form={form}
      at="checklist"
      hint="Required items must be filled in before the order can be completed."
      meterOf={(id, item) => <MeterDetails form={form} id={id} item={item} />}
    />
    <LinesSection form={form} />
  </>
);

/** When, at the site. */
function TimeSection({ form: { control, setValue } }: SectionProps) {
  const [timezone, day, from, to] = useWatch({
    control,
    name: ['timezone', 'plannedDay', 'plannedFrom', 'plannedTo'],
  });
  return (
    <FormSection title="When" hint={typedTimesText(timezone, { day, from, to })}>
      <Field control={control} name="plannedDay" label="Planned day">
        {(field) => <DateField {...field} />}
      </Field>
      <Field control={control} name="dueDate" label="Due date">
        {(field) => <DateField {...field} hint="By when it must be done." />}
      </Field>
      <Field control={control} name="plannedFrom" label="From">
        {({ onChange, ...field }) => (
          <TimeField
            {...field}
            onChange={(moved) => {
              onChange(moved);
              setValue('plannedTo', movedEnd(to, from, moved), { shouldDirty: true });
            }}
          />
        )}
      </Field>
      <Field control={control} name="plannedTo" label="To">
        {(field) => <TimeField {...field} hint="Before the start: the next day." />}
      </Field>
      <Field control={control} name="estimateMin" label="Estimate">
        {(field) => <DurationField {...field} />}
      </Field>
    </FormSection>
  );
}

interface PeopleSectionProps extends SectionProps {
  readonly order: Stored<WorkOrder> | undefined;
}

/** Who does the job, and whether they can. */
function PeopleSection({ form, order }: PeopleSectionProps) {
  const { control } = form;
  const load = employeeOptionsOn(useWatch({ control, name: 'plannedDay' }));
  const isPast = useContext(FormReadOnly) || order?.statusGroup === 'closed';
  return (
    <FormSection
      title="Who"
      hint={
        order
          ? 'An order needs a lead before it can be scheduled.'
          : 'With a lead and a planned day, the order is scheduled as soon as it is created.'
      }
    >
      <Field control={control} name="leadRef" label="Lead">
        {(field) => <ComboBoxField {...field} load={load} />}
      </Field>
      <FormWide>
        <Field control={control} name="crewRefs" label="Crew">
          {(field) => <CrewField {...field} load={load} max={MAX_CREW} />}
        </Field>
      </FormWide>
      {!isPast && (
        <FormWide>
          <PlanAdvice form={form} order={order} />
        </FormWide>
      )}
    </FormSection>
  );
}

const types = optionsOf(WORK_ORDER_TYPES, WORK_ORDER_TYPE_LABELS);
const priorities = optionsOf(PRIORITIES, PRIORITY_LABELS);

/** What is to be done, and how pressing it is. */
const OrderSection = ({ form: { control } }: SectionProps) => (
  <FormSection title="Order" hint="What is to be done, and how pressing it is.">
    <FormWide>
      <Field control={control} name="title" label="Title">
        {(field) => <TextField {...field} required maxLength={140} />}
      </Field>
    </FormWide>
    <FormWide>
      <Field control={control} name="description" label="Description">
        {(field) => <TextArea {...field} rows={4} />}
      </Field>
    </FormWide>
    <Field control={control} name="type" label="Type">
      {(field) => <SelectField {...field} options={types} required />}
    </Field>
    <Field control={control} name="priority" label="Priority">
      {(field) => <SelectField {...field} options={priorities} required />}
    </Field>
    <Field control={control} name="requestedBy" label="Requested by">
      {(field) => <TextField {...field} hint="Who called or wrote, if anybody did." maxLength={120} />}
    </Field>
    <FormWide>
      <Field control={control} name="requireSignature" label="The customer signs when the job is done">
        {(field) => <Checkbox {...field} />}
      </Field>
    </FormWide>
  </FormSection>
);
