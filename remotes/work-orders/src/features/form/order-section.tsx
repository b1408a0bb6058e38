import { PRIORITIES, PRIORITY_LABELS } from '@fm/domain/task';
import { WORK_ORDER_TYPE_LABELS, WORK_ORDER_TYPES } from '@fm/domain/work-order';
import { Checkbox, FormSection, FormWide, TextArea, TextField } from '@fm/ui';
import { Field } from '@fm/ui/form';
import { optionsOf, SelectField } from '@fm/ui/select';
import type { SectionProps } from './work-order-fields';

const types = optionsOf(WORK_ORDER_TYPES, WORK_ORDER_TYPE_LABELS);
const priorities = optionsOf(PRIORITIES, PRIORITY_LABELS);

/** What is to be done, and how pressing it is. */
export const OrderSection = ({ form: { control } }: SectionProps) => (
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
