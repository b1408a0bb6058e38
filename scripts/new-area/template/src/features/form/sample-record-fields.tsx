import { FormSection, FormWide, TextArea, TextField } from '@fm/ui';
import { type Control, Field } from '@fm/ui/form';
import type { SampleRecordInput, SampleRecordValues } from '../../model/sample-record-form';

interface Props {
  readonly control: Control<SampleRecordInput, unknown, SampleRecordValues>;
}

/** Everything one enters about a sample record, to create and to edit. */
export const SampleRecordFields = ({ control }: Props) => (
  <FormSection title="About" hint="The name is what lists show and search looks at.">
    <FormWide>
      <Field control={control} name="name" label="Name">
        {(field) => <TextField {...field} required autoComplete="off" />}
      </Field>
    </FormWide>
    <FormWide>
      <Field control={control} name="notes" label="Notes">
        {(field) => <TextArea {...field} />}
      </Field>
    </FormWide>
  </FormSection>
);
