import type { MeterItem } from '@fm/domain/work-order';
import { Field, useWatch } from '@fm/ui/form';
import { SelectField } from '@fm/ui/select';
import type { PlanFormState } from './plan-form-state';

interface MeterDetailsProps {
  readonly form: PlanFormState;
  readonly id: string;
  readonly item: MeterItem;
}

/** Whose meter is read, where the plan names several assets: each order may say it for itself. */
export function MeterDetails({ form: { control, setValue }, id, item }: MeterDetailsProps) {
  const assets = useWatch({ control, name: 'assetRefs' });
  if (assets.length < 2) return null;
  return (
    <Field control={control} name={`template.checklist.${id}.assetRef`} label="Asset">
      {(field) => (
        <SelectField
          {...field}
          options={assets.map((asset) => ({ id: asset.id, label: asset.name }))}
          emptyLabel="Chosen with each order"
          value={item.assetRef?.id}
          onChange={(next) => {
            const { assetRef: _, ...rest } = item;
            const asset = assets.find((one) => one.id === next);
            setValue(`template.checklist.${id}`, asset ? { ...rest, assetRef: asset } : rest, {
              shouldDirty: true,
            });
          }}
        />
      )}
    </Field>
  );
}
