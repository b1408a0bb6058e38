import { assetOptions, customerOptions, siteOptions, useCustomerBlock } from '@fm/data';
import { MAX_ASSETS } from '@fm/domain/asset';
import { FormSection, FormWide, TextField } from '@fm/ui';
import { Field, useWatch } from '@fm/ui/form';
import { AssetsField, BelongingField, CustomerField } from '@fm/ui/select';
import { useState } from 'react';
import type { PlanFormState } from './plan-form-state';

const changed = { shouldDirty: true } as const;

/** What is done regularly, and where. The site belongs to the customer and goes with it, and its assets with the site. */
export function PlaceSection({ form }: { readonly form: PlanFormState }) {
  const { control, setValue, getValues } = form;
  const [cleared, setCleared] = useState(false);
  const customer = useWatch({ control, name: 'customerRef' });
  const site = useWatch({ control, name: 'siteRef' });
  const block = useCustomerBlock(customer);
  const leaveSite = () => {
    setCleared(getValues('assetRefs').length > 0);
    setValue('assetRefs', [], changed);
  };
  return (
    <FormSection title="Plan" hint="What is done regularly, and where.">
      <FormWide>
        <Field control={control} name="name" label="Name">
          {(field) => <TextField {...field} required hint="Such as: Lift check, Main building" />}
        </Field>
      </FormWide>
      <Field control={control} name="customerRef" label="Customer">
        {(field) => (
          <CustomerField
            {...field}
            load={customerOptions}
            block={block}
            onOther={() => {
              setValue('siteRef', null, changed);
              leaveSite();
            }}
          />
        )}
      </Field>
      <Field control={control} name="siteRef" label="Site">
        {({ onChange, ...field }) => (
          <BelongingField
            {...field}
            required
            of={customer}
            ofWhat="customer"
            load={siteOptions}
            onChange={(chosen) => {
              if (chosen?.id !== field.value?.id) leaveSite();
              onChange(chosen);
            }}
            onPick={(option) => {
              // Days of a plan are meant where the work is done.
              if (option) setValue('timezone', option.record.timezone, changed);
            }}
          />
        )}
      </Field>
      <FormWide>
        <Field control={control} name="assetRefs" label="Assets">
          {(field) => (
            <AssetsField
              {...field}
              site={site}
              load={assetOptions}
              takenOff={cleared}
              max={MAX_ASSETS}
              full={`${MAX_ASSETS} assets is the most a plan takes.`}
            />
          )}
        </Field>
      </FormWide>
    </FormSection>
  );
}
