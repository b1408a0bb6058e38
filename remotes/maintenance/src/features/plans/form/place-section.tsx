import { assetOptions, useCustomerBlock } from '@fm/data';
import { usePlace } from '@fm/data/form';
import { MAX_ASSETS } from '@fm/domain/asset';
import { CustomerChoice } from '@fm/screens/customer';
import { FormSection, FormWide, TextField } from '@fm/ui';
import { Field } from '@fm/ui/form';
import { AssetsField, RelatedField } from '@fm/ui/select';
import type { PlanFormState } from './plan-form-state';

interface PlaceSectionProps {
  readonly form: PlanFormState;
  readonly isNew: boolean;
}

/** What is done regularly, and where. The site belongs to the customer and goes with it, and its assets with the site. */
export function PlaceSection({ form, isNew }: PlaceSectionProps) {
  const { control, setValue } = form;
  const place = usePlace(form, {
    isNew,
    ofSite: ['assetRefs'],
    // Days of a plan are meant where the work is done.
    onSite: ({ timezone }, how) => setValue('timezone', timezone, how),
  });
  const block = useCustomerBlock(place.customer);
  return (
    <FormSection title="Plan" hint="What is done regularly, and where.">
      <FormWide>
        <Field control={control} name="name" label="Name">
          {(field) => <TextField {...field} required hint="Such as: Lift check, Main building" />}
        </Field>
      </FormWide>
      <Field control={control} name="customerRef" label="Customer">
        {(field) => <CustomerChoice {...field} {...place.customerField} block={block} />}
      </Field>
      <Field control={control} name="siteRef" label="Site">
        {(field) => <RelatedField {...field} {...place.siteField} required />}
      </Field>
      <FormWide>
        <Field control={control} name="assetRefs" label="Assets">
          {(field) => (
            <AssetsField
              {...field}
              site={place.site}
              load={assetOptions}
              takenOff={place.takenOff}
              max={MAX_ASSETS}
              full={`${MAX_ASSETS} assets is the most a plan takes.`}
            />
          )}
        </Field>
      </FormWide>
    </FormSection>
  );
}
