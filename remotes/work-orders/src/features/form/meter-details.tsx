import type { MeterItem } from '@fm/domain/work-order';
import { TextField } from '@fm/ui';
import { Field, useWatch } from '@fm/ui/form';
import { SelectField } from '@fm/ui/select';
import { useOrderAssets } from '../order/assets/api/order-assets';
import type { SectionProps } from './section-props';

interface MeterDetailsProps extends SectionProps {
  readonly id: string;
  readonly item: MeterItem;
}

/** Whose meter is read: one of the order's assets, or its only one. One without a meter gets it with the unit. */
export function MeterDetails({ form: { control, setValue }, id, item }: MeterDetailsProps) {
  const chosen = useWatch({ control, name: 'assetRefs' });
  const assets = useOrderAssets({ assetIds: chosen.map((asset) => asset.id) }).rows;
  const [only] = chosen.length === 1 ? chosen : [];
  const meant = only ?? chosen.find((asset) => asset.id === item.assetRef?.id);
  const known = assets.find((asset) => asset.id === meant?.id);
  return (
    <>
      <Field control={control} name={`checklist.${id}.assetRef`} label="Asset">
        {(field) => (
          <SelectField
            {...field}
            required={chosen.length > 1}
            placeholder={chosen.length === 0 ? 'None' : 'Choose an asset'}
            options={chosen.map((asset) => ({ id: asset.id, label: asset.name }))}
            value={meant?.id}
            disabled={chosen.length < 2}
            hint={chosen.length === 0 ? 'Choose the assets of the order above.' : undefined}
            onChange={(next) => {
              const { assetRef: _, ...rest } = item;
              const asset = chosen.find((one) => one.id === next);
              setValue(`checklist.${id}`, asset ? { ...rest, assetRef: asset } : rest, { shouldDirty: true });
            }}
          />
        )}
      </Field>
      {known?.meter ? (
        <TextField label="Unit" value={known.meter.unit} readOnly onChange={() => undefined} />
      ) : (
        <Field control={control} name={`checklist.${id}.unit`} label="Unit">
          {(field) => <TextField {...field} maxLength={20} placeholder="h, kWh, m³" />}
        </Field>
      )}
    </>
  );
}
