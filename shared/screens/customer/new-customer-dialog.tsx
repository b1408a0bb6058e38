import type { Ref } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { FormDialog, PhoneField, TextField } from '@fm/ui';
import { Field, LeaveGuard, RecordFormNotices } from '@fm/ui/form';
import { useNewCustomer } from './new-customer';
import css from './new-customer-dialog.module.css';

interface NewCustomerDialogProps {
  /** What was typed where the customer was looked for. */
  readonly name: string;
  readonly onCreated: (customer: Ref) => void;
  readonly onClose: () => void;
}

/** Adds a customer with the site where the work is, while something for them is being written. */
export function NewCustomerDialog({ name, onCreated, onClose }: NewCustomerDialogProps) {
  const { toast } = useHost();
  const record = useNewCustomer(name, (customer) => {
    toast.success(`${customer.name} was added.`);
    onCreated(customer);
  });
  const { control } = record.form;
  return (
    <>
      <FormDialog
        open
        title="New customer"
        intro="Whom to call and where the work is. Everything else can be filled in later, on the customer’s page."
        size="md"
        kept
        submitLabel="Create customer"
        busy={record.saving}
        failure={record.failure?.message}
        onSubmit={record.save}
        onClose={onClose}
      >
        <RecordFormNotices record={record} />
        <Field control={control} name="name" label="Name">
          {(field) => <TextField {...field} required />}
        </Field>
        <div className={css.pair}>
          <Field control={control} name="phone" label="Phone">
            {(field) => <PhoneField {...field} />}
          </Field>
          <Field control={control} name="email" label="E-mail">
            {(field) => <TextField {...field} type="email" />}
          </Field>
        </div>
        <Field control={control} name="sites.0.name" label="Name of the site">
          {(field) => <TextField {...field} required hint="As people call it: Main building" />}
        </Field>
        <Field control={control} name="sites.0.address.line1" label="Street and number">
          {(field) => <TextField {...field} required />}
        </Field>
        <div className={css.pair}>
          <Field control={control} name="sites.0.address.postcode" label="Postcode">
            {(field) => <TextField {...field} required />}
          </Field>
          <Field control={control} name="sites.0.address.city" label="Town">
            {(field) => <TextField {...field} required />}
          </Field>
        </div>
      </FormDialog>
      <LeaveGuard dirty={record.dirty} hasUnsaved={record.hasUnsaved} kept />
    </>
  );
}
