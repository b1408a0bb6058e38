import { employeeOptions } from '@fm/data';
import { PRIORITIES, PRIORITY_LABELS } from '@fm/domain/task';
import { MAX_CREW, WORK_ORDER_TYPE_LABELS, WORK_ORDER_TYPES } from '@fm/domain/work-order';
import { Checkbox, DurationField, FormSection, FormWide, TextArea, TextField } from '@fm/ui';
import { TimeField } from '@fm/ui/date';
import { Field } from '@fm/ui/form';
import { ComboBoxField, CrewField, optionsOf, SelectField } from '@fm/ui/select';
import type { PlanControl } from './plan-form-state';

const types = optionsOf(WORK_ORDER_TYPES, WORK_ORDER_TYPE_LABELS);
const priorities = optionsOf(PRIORITIES, PRIORITY_LABELS);

/** What every work order of the plan starts with. */
export const TemplateSection = ({ control }: { readonly control: PlanControl }) => (
  <FormSection title="What to do" hint="Every work order of this plan starts with this.">
    <FormWide>
      <Field control={control} name="template.title" label="Title of the order">
        {(field) => <TextField {...field} required />}
      </Field>
    </FormWide>
    <FormWide>
      <Field control={control} name="template.description" label="Description">
        {(field) => <TextArea {...field} rows={2} />}
      </Field>
    </FormWide>
    <Field control={control} name="template.type" label="Kind of work">
      {(field) => <SelectField {...field} options={types} required />}
    </Field>
    <Field control={control} name="template.priority" label="Priority">
      {(field) => <SelectField {...field} options={priorities} required />}
    </Field>
    <Field control={control} name="template.plannedFrom" label="From">
      {(field) => (
        <TimeField
          {...field}
          value={field.value ?? ''}
          hint="With a lead, orders come out scheduled at this time where nothing speaks against it."
        />
      )}
    </Field>
    <Field control={control} name="template.estimateMin" label="Estimate">
      {(field) => <DurationField {...field} />}
    </Field>
    <Field control={control} name="template.leadRef" label="Lead">
      {(field) => <ComboBoxField {...field} load={employeeOptions} />}
    </Field>
    <FormWide>
      <Field control={control} name="template.crewRefs" label="Crew">
        {(field) => <CrewField {...field} load={employeeOptions} max={MAX_CREW} />}
      </Field>
    </FormWide>
    <FormWide>
      <Field control={control} name="reason" label="Why these people all the same">
        {(field) =>
          field.value || field.error ? (
            <TextArea {...field} value={field.value ?? ''} rows={2} maxLength={500} hint="For the history." />
          ) : null
        }
      </Field>
    </FormWide>
    <FormWide>
      <Field control={control} name="template.requireSignature" label="The customer signs each occurrence">
        {(field) => <Checkbox {...field} />}
      </Field>
    </FormWide>
  </FormSection>
);
