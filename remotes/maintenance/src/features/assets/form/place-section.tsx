import { assetOptions, customerOptions, siteOptions } from '@fm/data';
import { FormSection, TextField } from '@fm/ui';
import { Field, useWatch } from '@fm/ui/form';
import { BelongingField, ComboBoxField, CustomerField } from '@fm/ui/select';
import { useState } from 'react';
import type { AssetFormState } from './asset-form-state';

const changed = { shouldDirty: true } as const;
const nothing = async () => ({ ok: true, value: [] }) as const;

interface PlaceSectionProps {
  readonly form: AssetFormState;
  /** Undefined for a new asset. */
  readonly id: string | undefined;
}

/** Whose it is and where. The site belongs to the customer and goes with it; what it is a part of is at the same site. */
export function PlaceSection({ form, id }: PlaceSectionProps) {
  const { control, setValue, getValues } = form;
  const customer = useWatch({ control, name: 'customerRef' });
  const site = useWatch({ control, name: 'siteRef' });
  const [cleared, setCleared] = useState(false);
  const leaveSite = () => {
    setCleared(getValues('parentRef') !== null);
    setValue('parentRef', null, changed);
  };
  return (
    <FormSection title="Where" hint="The site it stands at.">
      <Field control={control} name="customerRef" label="Customer">
        {(field) => (
          <CustomerField
            {...field}
            load={customerOptions}
            block={undefined}
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
          />
        )}
      </Field>
      <Field control={control} name="area" label="Place on the site">
        {(field) => <TextField {...field} hint="Such as: Cellar, room 3" />}
      </Field>
      <Field control={control} name="parentRef" label="Part of">
        {(field) => (
          <ComboBoxField
            {...field}
            key={site?.id ?? ''}
            load={site ? othersAt(site.id, id) : nothing}
            disabled={!site}
            hint={parentHint(site !== null, cleared && field.value === null)}
          />
        )}
      </Field>
    </FormSection>
  );
}

/** The assets of a site but for this one: nothing is a part of itself. */
const othersAt = (siteId: string, id: string | undefined) => {
  const load = assetOptions(siteId);
  return async (query: string) => {
    const found = await load(query);
    return found.ok ? { ...found, value: found.value.filter((option) => option.id !== id) } : found;
  };
};

function parentHint(hasSite: boolean, cleared: boolean): string {
  if (cleared) return 'What it was a part of is at another site, so it was taken off.';
  return hasSite ? 'The asset it belongs to, where there is one.' : 'Choose the site first.';
}
