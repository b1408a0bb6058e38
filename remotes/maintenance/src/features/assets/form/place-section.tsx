import { assetOptions } from '@fm/data';
import { usePlace } from '@fm/data/form';
import { CustomerChoice } from '@fm/screens/customer';
import { FormSection, TextField } from '@fm/ui';
import { Field } from '@fm/ui/form';
import { RelatedField } from '@fm/ui/select';
import type { AssetFormState } from './asset-form-state';

const TAKEN_OFF = 'What it was a part of is at another site, so it was taken off.';
const USUAL = 'The asset it belongs to, where there is one.';

interface PlaceSectionProps {
  readonly form: AssetFormState;
  /** Undefined for a new asset. */
  readonly id: string | undefined;
}

/** Whose it is and where. The site belongs to the customer and goes with it; what it is a part of is at the same site. */
export function PlaceSection({ form, id }: PlaceSectionProps) {
  const { control } = form;
  const place = usePlace(form, { isNew: id === undefined, ofSite: ['parentRef'] });
  return (
    <FormSection title="Where" hint="The site it stands at.">
      <Field control={control} name="customerRef" label="Customer">
        {(field) => <CustomerChoice {...field} {...place.customerField} block={undefined} />}
      </Field>
      <Field control={control} name="siteRef" label="Site">
        {(field) => <RelatedField {...field} {...place.siteField} required />}
      </Field>
      <Field control={control} name="area" label="Place on the site">
        {(field) => <TextField {...field} hint="Such as: Cellar, room 3" />}
      </Field>
      <Field control={control} name="parentRef" label="Part of">
        {(field) => (
          <RelatedField
            {...field}
            of={place.site}
            ofWhat="site"
            load={(siteId) => othersAt(siteId, id)}
            hint={place.takenOff && field.value === null ? TAKEN_OFF : place.site ? USUAL : undefined}
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
