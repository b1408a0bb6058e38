import { LINE_KIND_LABELS, LINE_KINDS } from '@fm/domain/offer';
import { Checkbox, NativeSelect, TextArea, TextField } from '@fm/ui';
import { Field, useWatch } from '@fm/ui/form';
import { optionsOf } from '@fm/ui/select';
import type { OfferControl } from '../editor/offer-form-state';
import css from './lines.module.css';

const kinds = optionsOf(LINE_KINDS, LINE_KIND_LABELS);

interface LineDetailsProps {
  readonly control: OfferControl;
  readonly index: number;
}

/** What most lines have no need of. */
export function LineDetails({ control, index }: LineDetailsProps) {
  const optional = useWatch({ control, name: `lines.${index}.optional` });
  return (
    <div className={css.details}>
      <Field control={control} name={`lines.${index}.description`} label="Description">
        {(field) => <TextArea {...field} rows={2} hint="Printed below the name." />}
      </Field>
      <div className={css.detailsSide}>
        <Field control={control} name={`lines.${index}.kind`} label="Kind">
          {(field) => <NativeSelect {...field} options={kinds} />}
        </Field>
        <Field control={control} name={`lines.${index}.option`} label="Option">
          {(field) => (
            <TextField
              {...field}
              maxLength={20}
              autoComplete="off"
              hint="Such as Basic or Comfort: the customer picks one. Empty for every option."
            />
          )}
        </Field>
        <Field control={control} name={`lines.${index}.optional`} label="The customer may leave it out">
          {(field) => <Checkbox {...field} />}
        </Field>
        {optional && (
          <Field control={control} name={`lines.${index}.selected`} label="Count it in the totals">
            {(field) => <Checkbox {...field} />}
          </Field>
        )}
      </div>
    </div>
  );
}
