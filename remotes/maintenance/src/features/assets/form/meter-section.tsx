import { METER_UNITS, type Meter } from '@fm/domain/asset';
import { FormSection, NumberField } from '@fm/ui';
import { Field, useWatch } from '@fm/ui/form';
import { SelectField } from '@fm/ui/select';
import { readingWords } from '../look/reading-words';
import type { AssetFormState } from './asset-form-state';

interface MeterSectionProps {
  readonly form: AssetFormState;
  readonly meter: Meter | undefined;
}

/** What it counts, if anything. A first reading is taken here, later ones on the asset. */
export function MeterSection({ form: { control }, meter }: MeterSectionProps) {
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
            hint={meter && `Shows ${readingWords(meter)}. New readings are entered on the asset.`}
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
