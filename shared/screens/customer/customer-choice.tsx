import { useHost } from '@fm/platform';
import { lazily } from '@fm/ui';
import { type ComboOption, CustomerField, type CustomerFieldProps } from '@fm/ui/select';
import { useState } from 'react';

const NewCustomerDialog = lazily(
  'the new customer',
  async () => (await import('./new-customer-dialog')).NewCustomerDialog,
);

export type CustomerChoiceProps<Option extends ComboOption> = Omit<CustomerFieldProps<Option>, 'making'>;

/** For which customer; who may add customers adds one who is not there yet without leaving the form. */
export function CustomerChoice<Option extends ComboOption>(props: CustomerChoiceProps<Option>) {
  const host = useHost();
  const [name, setName] = useState<string>();
  const close = () => setName(undefined);
  return (
    <>
      <CustomerField
        {...props}
        making={
          host.can('customers:edit')
            ? { label: (typed) => `Create customer “${typed}”`, onMake: setName }
            : undefined
        }
      />
      {name !== undefined && (
        <NewCustomerDialog
          name={name}
          onCreated={(customer) => {
            props.onChange(customer);
            // The form empties what belonged to the one before and takes the new one's site.
            props.onOther?.();
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
