import {
  ASSET_CATEGORIES,
  ASSET_CATEGORY_LABELS,
  CRITICALITIES,
  CRITICALITY_LABELS,
  METER_UNITS,
  type Meter,
} from '@fm/domain/asset';
import { COMPANY } from '@fm/domain/company';
import { seesPrices } from '@fm/domain/role';
import { useSession } from '@fm/platform';
import { FormSection, FormWide, MoneyField, NumberField, TextField } from '@fm/ui';
import { DateField } from '@fm/ui/date';
import { Field, useWatch } from '@fm/ui/form';
import { optionsOf, SelectField } from '@fm/ui/select';
import { readingText } from '../formatting/reading-text';
import type { AssetControl, AssetFormState } from './asset-form-state';
import { MakerSection } from './maker-section';
import { PlaceSection } from './place-section';

export interface AssetFieldsProps {
  readonly form: AssetFormState;
  /** Undefined for a new asset. */
  readonly id: string | undefined;
  /** The meter as stored: readings are taken on the asset itself. */
  readonly meter: Meter | undefined;
}

/** Everything one enters about an asset, to create and to edit. */
export const AssetFields = ({ form, id, meter }: AssetFieldsProps) => (
  <>
    <KindSection control={form.control} />
    <PlaceSection form={form} id={id} />
    <MakerSection control={form.control} id={id} />
    <ServiceSection control={form.control} />
    <MeterSection form={form} meter={meter} />
  </>
);

const categories = optionsOf(ASSET_CATEGORIES, ASSET_CATEGORY_LABELS);
const criticalities = optionsOf(CRITICALITIES, CRITICALITY_LABELS);

/** What it is, and how much depends on it. */
const KindSection = ({ control }: { readonly control: AssetControl }) => (
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

/** Since when it is there, how long its maker stands for it, and when it was last looked after. */
const ServiceSection = ({ control }: { readonly control: AssetControl }) => (
  <FormSection title="Warranty and service" hint="Completed work orders set the last service by themselves.">
    <Field control={control} name="installedOn" label="Installed">
      {(field) => <DateField {...field} />}
    </Field>
    <Field control={control} name="warrantyUntil" label="Warranty until">
      {(field) => <DateField {...field} />}
    </Field>
    <Field control={control} name="lastServiceOn" label="Last service">
      {(field) => <DateField {...field} />}
    </Field>
    {seesPrices(useSession().role) && (
      <Field control={control} name="purchaseMinor" label="Purchase price">
        {(field) => <MoneyField {...field} currency={COMPANY.currency} hint="Without tax." />}
      </Field>
    )}
  </FormSection>
);

interface MeterSectionProps {
  readonly form: AssetFormState;
  readonly meter: Meter | undefined;
}

/** What it counts, if anything. A first reading is taken here, later ones on the asset. */
function MeterSection({ form: { control }, meter }: MeterSectionProps) {
  const unit = useWatch({ control, name: 'meterUnit' });
  const known = METER_UNITS.some((one) => one === unit) || unit === '' ? METER_UNITS : [...METER_UNITS, unit];
  return (
    <FormSection title="Meter" hint="Hours, kilometres or whatever it counts.">
      <Field control={control} name="meterUnit" label="Counts in">
        {({ value, onChange, ...field }) => (
          <SelectField
            {...field}
            emptyLabel="No meter"
            options={known.map((id) => ({ id, label: id }))}
            value={value || undefined}
            onChange={(chosen) => onChange(chosen ?? '')}
            hint={meter && `Shows ${readingText(meter)}. New readings are entered on the asset.`}
          />
        )}
      </Field>
      {unit !== '' && !meter && (
        <Field control={control} name="meterValue" label="It shows">
          {(field) => <NumberField {...field} required digits={2} unit={unit} />}
        </Field>
      )}
    </FormSection>
  );
}
