import { customerOptions, siteOptions } from '@fm/data';
import type { TaskInput, TaskValues } from '@fm/domain/task';
import { FormSection } from '@fm/ui';
import type { UseFormReturn } from '@fm/ui/form';
import { Field, useWatch } from '@fm/ui/form';
import { ComboBoxField } from '@fm/ui/select';
import { openWorkOrders } from './api/open-work-orders';

export type TaskFormState = UseFormReturn<TaskInput, unknown, TaskValues>;

const changed = { shouldDirty: true, shouldValidate: true } as const;

/** Whom and what the task is about. Site and work order belong to the customer and go with it. */
export function AboutSection({ form }: { readonly form: TaskFormState }) {
  const { control, setValue } = form;
  const [customer, site] = useWatch({ control, name: ['customerRef', 'siteRef'] });
  return (
    <FormSection title="About" hint="Ties the task to the customer's history.">
      <Field control={control} name="customerRef" label="Customer">
        {({ onChange, ...field }) => (
          <ComboBoxField
            {...field}
            load={customerOptions}
            onChange={(chosen) => {
              onChange(chosen);
              if (chosen?.id === customer?.id) return;
              setValue('siteRef', null, changed);
              setValue('workOrderRef', null, changed);
            }}
          />
        )}
      </Field>
      <Field control={control} name="siteRef" label="Site">
        {(field) => (
          <ComboBoxField
            {...field}
            key={customer?.id ?? ''}
            load={customer ? siteOptions(customer.id) : noSites}
            disabled={!customer}
            hint={customer ? undefined : 'Choose the customer first.'}
          />
        )}
      </Field>
      <Field control={control} name="workOrderRef" label="Work order">
        {(field) => (
          <ComboBoxField
            {...field}
            key={customer?.id ?? ''}
            load={openWorkOrders(customer)}
            onPick={(option) => {
              if (!option) return;
              if (!customer) setValue('customerRef', option.record.customerRef, changed);
              if (!site) setValue('siteRef', option.record.siteRef, changed);
            }}
            hint="Open ones, by number or title."
          />
        )}
      </Field>
    </FormSection>
  );
}

const noSites = async () => ({ ok: true, value: [] }) as const;
