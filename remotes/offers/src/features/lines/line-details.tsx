import { type ItemOption, itemOptions } from '@fm/data/form';
import { LINE_KIND_LABELS, LINE_KINDS, RHYTHM_LABELS, RHYTHMS } from '@fm/domain/offer';
import { Checkbox, MoneyField, TextArea, TextField } from '@fm/ui';
import { Field, useWatch } from '@fm/ui/form';
import { ComboBoxField, optionsOf, SelectField } from '@fm/ui/select';
import type { OfferControl } from '../editor/offer-form-state';
import { groupNames, groupOf } from './line-places';
import css from './lines.module.css';
import type { LineEdits } from './use-line-edits';

const kinds = optionsOf(LINE_KINDS, LINE_KIND_LABELS);
const rhythms = optionsOf(RHYTHMS, RHYTHM_LABELS);

interface LineDetailsProps {
  readonly control: OfferControl;
  readonly index: number;
  readonly currency: string;
  readonly edits: LineEdits;
}

/** What most lines have no need of. */
export function LineDetails({ control, index, currency, edits }: LineDetailsProps) {
  const [optional, kind] = useWatch({
    control,
    name: [`lines.${index}.optional`, `lines.${index}.kind`],
  });
  return (
    <div className={css.details}>
      <Field control={control} name={`lines.${index}.description`} label="Description">
        {(field) => <TextArea {...field} rows={2} hint="Printed below the name." />}
      </Field>
      <div className={css.detailsSide}>
        <Field control={control} name={`lines.${index}.itemRef`} label="Catalogue item">
          {(field) => (
            <ComboBoxField
              {...field}
              load={itemOptions}
              onPick={(item: ItemOption | null) => {
                if (item) void edits.refill(index, item);
              }}
              hint="Fills name, unit, price and tax. The line keeps them as they are now."
            />
          )}
        </Field>
        <Field control={control} name={`lines.${index}.kind`} label="Kind">
          {(field) => <SelectField {...field} options={kinds} />}
        </Field>
        <GroupSelect control={control} index={index} edits={edits} />
        {kind !== 'text' && (
          <Field control={control} name={`lines.${index}.costMinor`} label="Cost of one">
            {(field) => (
              <MoneyField {...field} currency={currency} hint="What it costs us. Customers never see it." />
            )}
          </Field>
        )}
        {kind !== 'text' && (
          <Field control={control} name={`lines.${index}.recurs`} label="Carried out">
            {({ onChange, ...field }) => (
              <SelectField
                {...field}
                options={rhythms}
                emptyLabel="Once"
                onChange={(rhythm) => onChange(rhythm ?? '')}
                hint="The price is for one time. What recurs becomes a maintenance plan."
              />
            )}
          </Field>
        )}
        <Field control={control} name={`lines.${index}.option`} label="Option">
          {(field) => (
            <TextField
              {...field}
              maxLength={20}
              autoComplete="off"
              hint="An alternative, such as Basic or Comfort: the customer takes one of them. Empty for every option."
            />
          )}
        </Field>
        <Field
          control={control}
          name={`lines.${index}.optional`}
          label="Optional: the customer may leave it out"
        >
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

/** No group is called like that: names are trimmed. */
const NEW_GROUP = ' new';

/** The heading that a line stands under, to choose another one. */
function GroupSelect({ control, index, edits }: Omit<LineDetailsProps, 'currency'>) {
  const lines = useWatch({ control, name: 'lines' });
  return (
    <SelectField
      label="Group"
      options={[
        ...groupNames(lines).map((name) => ({ id: name, label: name })),
        { id: NEW_GROUP, label: 'A new group' },
      ]}
      emptyLabel="No group"
      value={groupOf(lines[index])}
      onChange={(group) => edits.moveTo(index, group === NEW_GROUP ? undefined : (group ?? ''))}
      hint="Lines of a group stand under its heading, with a subtotal."
    />
  );
}
