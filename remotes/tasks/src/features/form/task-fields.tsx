import { employeeOptionsOn } from '@fm/data';
import { PRIORITIES, PRIORITY_LABELS } from '@fm/domain/task';
import { Checkbox, DurationField, FormSection, FormWide, TextArea, TextField } from '@fm/ui';
import { DateField, TimeField } from '@fm/ui/date';
import { Field, useWatch } from '@fm/ui/form';
import { ComboBoxField, optionsOf, SelectField } from '@fm/ui/select';
import { AboutSection, type TaskFormState } from './about-section';

const priorities = optionsOf(PRIORITIES, PRIORITY_LABELS);

/** Everything a task's form asks, on creating and editing alike. */
export const TaskFields = ({ form }: { readonly form: TaskFormState }) => (
  <>
    <TaskSection form={form} />
    <TimeSection form={form} />
    <AboutSection form={form} />
  </>
);

function TaskSection({ form: { control } }: { readonly form: TaskFormState }) {
  const load = employeeOptionsOn(useWatch({ control, name: 'dueDate' }));
  return (
    <FormSection title="Task" hint="What is to be done, and who does it.">
      <FormWide>
        <Field control={control} name="title" label="Title">
          {(field) => <TextField {...field} required maxLength={140} />}
        </Field>
      </FormWide>
      <FormWide>
        <Field control={control} name="description" label="Description">
          {(field) => <TextArea {...field} />}
        </Field>
      </FormWide>
      <Field control={control} name="assigneeRef" label="Assignee">
        {(field) => <ComboBoxField {...field} load={load} hint="Empty: whoever starts it takes it over." />}
      </Field>
      <Field control={control} name="reason" label="Why this person all the same">
        {(field) =>
          field.value || field.error ? (
            <TextArea {...field} value={field.value ?? ''} rows={2} maxLength={500} hint="For the history." />
          ) : null
        }
      </Field>
      <Field control={control} name="priority" label="Priority">
        {(field) => <SelectField {...field} options={priorities} required />}
      </Field>
      <FormWide>
        <Field control={control} name="needsReview" label="Somebody else looks at the result">
          {(field) => <Checkbox {...field} hint="Then it is handed in for review before it can be done." />}
        </Field>
      </FormWide>
    </FormSection>
  );
}

const TimeSection = ({ form: { control } }: { readonly form: TaskFormState }) => (
  <FormSection title="When" hint="Tasks without a due date stand at the end of the list.">
    <Field control={control} name="dueDate" label="Due date">
      {(field) => <DateField {...field} />}
    </Field>
    <Field control={control} name="dueTime" label="Due time">
      {(field) => <TimeField {...field} />}
    </Field>
    <Field control={control} name="startDate" label="Start date">
      {(field) => <DateField {...field} />}
    </Field>
    <Field control={control} name="estimateMin" label="Estimate">
      {(field) => <DurationField {...field} />}
    </Field>
  </FormSection>
);
