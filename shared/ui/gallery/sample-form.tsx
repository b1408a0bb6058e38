import { DateField } from '../date';
import { Field, Form, useForm, useWatch } from '../form';
import {
  Button,
  FormActions,
  FormLayout,
  FormSection,
  FormStack,
  FormWide,
  MoneyField,
  Notice,
  TextArea,
  TextField,
} from '../index';
import { CustomerField, RelatedField, SelectField } from '../select';
import { sampleBlock, searchPeople } from './sample-data';

interface SampleValues {
  title: string;
  kind: 'repair' | 'inspection' | null;
  customer: { id: string; name: string } | null;
  site: { id: string; name: string } | null;
  due: string;
  priceMinor: number | null;
  notes: string;
}

const kinds = [
  { id: 'repair', label: 'Repair' },
  { id: 'inspection', label: 'Inspection' },
] as const;

/** A form as the areas build them. */
export function SampleForm() {
  const form = useForm<SampleValues>({
    mode: 'onBlur',
    defaultValues: {
      title: '',
      kind: null,
      customer: { id: 'c1', name: 'Hafenkontor' },
      site: null,
      due: '',
      priceMinor: null,
      notes: '',
    },
    resolver: (values) =>
      values.title.length >= 3
        ? { values, errors: {} }
        : {
            values: {},
            errors: { title: { type: 'minLength', message: 'Enter a title of at least 3 characters.' } },
          },
  });
  const { control } = form;
  const customer = useWatch({ control, name: 'customer' });
  return (
    <Form form={form} onSubmit={form.handleSubmit(() => undefined)}>
      <FormLayout>
        <FormSection title="Order" hint="What is to be done, and until when.">
          <FormWide>
            <Field control={control} name="title" label="Title">
              {(field) => <TextField {...field} required />}
            </Field>
          </FormWide>
          <Field control={control} name="kind" label="Kind">
            {(field) => <SelectField {...field} options={kinds} />}
          </Field>
          <Field control={control} name="customer" label="Customer">
            {(field) => (
              <CustomerField
                {...field}
                load={searchPeople}
                block={sampleBlock}
                onOther={() => form.setValue('site', null)}
              />
            )}
          </Field>
          <Field control={control} name="site" label="Site">
            {(field) => <RelatedField {...field} of={customer} ofWhat="customer" load={() => searchPeople} />}
          </Field>
          <FormStack>
            <Field control={control} name="due" label="Due">
              {(field) => <DateField {...field} />}
            </Field>
            <Notice>On this day nobody of the team is at work.</Notice>
          </FormStack>
        </FormSection>
        <FormSection title="Price">
          <Field control={control} name="priceMinor" label="Price">
            {(field) => <MoneyField {...field} currency="EUR" />}
          </Field>
          <FormWide>
            <Field control={control} name="notes" label="Notes">
              {(field) => <TextArea {...field} />}
            </Field>
          </FormWide>
        </FormSection>
      </FormLayout>
      <FormActions>
        <Button type="submit" variant="primary">
          Save order
        </Button>
        <Button variant="outline">Cancel</Button>
      </FormActions>
    </Form>
  );
}
