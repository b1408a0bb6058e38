import { ITEM_KIND_LABELS, ITEM_KINDS } from '@fm/domain/catalogue';
import { Checkbox, FormSection, TextField } from '@fm/ui';
import { Field } from '@fm/ui/form';
import { optionsOf, SelectField } from '@fm/ui/select';
import type { ItemControl } from './item-control';

const kinds = optionsOf(ITEM_KINDS, ITEM_KIND_LABELS);

/** What it is. */
export const ItemSection = ({ control }: { readonly control: ItemControl }) => (
  <FormSection
    title="Item"
    hint="Offers and work orders that pick it keep a copy: what you change here leaves those as they are."
  >
    <Field control={control} name="itemNo" label="Number">
      {(field) => <TextField {...field} required autoComplete="off" spellCheck={false} />}
    </Field>
    <Field control={control} name="kind" label="Kind">
      {(field) => <SelectField {...field} required options={kinds} />}
    </Field>
    <Field control={control} name="name" label="Name">
      {(field) => <TextField {...field} required hint="In English." />}
    </Field>
    <Field control={control} name="nameDe" label="German name">
      {(field) => <TextField {...field} hint="For customers whose language is German." />}
    </Field>
    <Field control={control} name="group" label="Group">
      {(field) => <TextField {...field} hint="What stands together in the list, such as: Heating" />}
    </Field>
    <Field control={control} name="unit" label="Unit">
      {(field) => <TextField {...field} required hint="Such as pcs, h or m²" />}
    </Field>
    <Field control={control} name="active" label="Sold: offered where items are picked">
      {(field) => <Checkbox {...field} />}
    </Field>
  </FormSection>
);
