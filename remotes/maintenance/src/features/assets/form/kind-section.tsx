import { ASSET_CATEGORIES, ASSET_CATEGORY_LABELS, CRITICALITIES, CRITICALITY_LABELS } from '@fm/domain/asset';
import { FormSection, FormWide, TextField } from '@fm/ui';
import { Field } from '@fm/ui/form';
import { optionsOf, SelectField } from '@fm/ui/select';
import type { AssetControl } from './asset-form-state';

const categories = optionsOf(ASSET_CATEGORIES, ASSET_CATEGORY_LABELS);
const criticalities = optionsOf(CRITICALITIES, CRITICALITY_LABELS);

/** What it is, and how much depends on it. */
export const KindSection = ({ control }: { readonly control: AssetControl }) => (
  <FormSection title="Asset" hint="What is looked after.">
    <FormWide>
      <Field control={control} name="name" label="Name">
        {(field) => <TextField {...field} required hint="Such as: Passenger lift, stairwell A" />}
      </Field>
    </FormWide>
    <Field control={control} name="category" label="Category">
      {(field) => <SelectField {...field} required options={categories} />}
    </Field>
    <Field control={control} name="criticality" label="Criticality">
      {(field) => <SelectField {...field} required options={criticalities} />}
    </Field>
  </FormSection>
);
