import { employeeOptions } from '@fm/data';
import {
  CUSTOMER_KIND_LABELS,
  CUSTOMER_KINDS,
  CUSTOMER_STATUS_LABELS,
  CUSTOMER_STATUSES,
  STATUSES_WITH_REASON,
} from '@fm/domain/customer';
import { FormSection, FormWide, TextField } from '@fm/ui';
import { Field, TagsField, useWatch } from '@fm/ui/form';
import { ComboBoxField, optionsOf, SelectField } from '@fm/ui/select';
import { DuplicateNotice } from './duplicates/duplicate-notice';
import type { CustomerSectionProps } from './section-props';

const kinds = optionsOf(CUSTOMER_KINDS, CUSTOMER_KIND_LABELS);
const statuses = optionsOf(CUSTOMER_STATUSES, CUSTOMER_STATUS_LABELS);

/** Who it is, and where the company stands with them. */
export function CustomerSection({ control }: CustomerSectionProps) {
  const status = useWatch({ control, name: 'status' });
  return (
    <FormSection title="Customer" hint="Who pays. Work is done at the sites below.">
      <FormWide>
        <DuplicateNotice by="nameLower">
          <Field control={control} name="name" label="Name">
            {(field) => <TextField {...field} required autoComplete="off" />}
          </Field>
        </DuplicateNotice>
      </FormWide>
      <Field control={control} name="kind" label="Kind">
        {(field) => <SelectField {...field} options={kinds} required />}
      </Field>
      <Field control={control} name="accountManagerRef" label="Account manager">
        {(field) => <ComboBoxField {...field} load={employeeOptions} />}
      </Field>
      <Field control={control} name="status" label="Status">
        {(field) => <SelectField {...field} options={statuses} required />}
      </Field>
      {STATUSES_WITH_REASON.includes(status) && (
        <Field control={control} name="statusReason" label="Reason">
          {(field) => <TextField {...field} required hint="Shown to colleagues who plan work" />}
        </Field>
      )}
      <Field control={control} name="tags" label="Tags">
        {(field) => <TagsField {...field} placeholder="clinic, key holder" />}
      </Field>
    </FormSection>
  );
}
