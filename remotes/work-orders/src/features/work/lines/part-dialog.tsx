import { type ItemOption, itemOptions } from '@fm/data/form';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import {
  emptyPart,
  type OrderPart,
  type PartInput,
  partFormSchema,
  partOfItem,
  partToForm,
  partToRecord,
} from '@fm/domain/work-order';
import { Checkbox, FormDialog, MoneyField, Notice, PercentField, QuantityField, TextField } from '@fm/ui';
import { ComboBoxField } from '@fm/ui/select';
import { FieldRow } from '../../order/formatting/field-row';
import type { TypedProblems } from './check-typed';
import type { LinesEditing } from './lines-editing';
import { useLineInput } from './use-line-input';

interface PartDialogProps {
  readonly editing: LinesEditing;
  /** Undefined for a new one. */
  readonly part: (OrderPart & { readonly id: string }) | undefined;
  readonly onClose: () => void;
}

/** Adding a part, or changing one. */
export function PartDialog({ editing, part, onClose }: PartDialogProps) {
  const { input, restored, problems, change, dialog } = useLineInput({
    editing,
    kind: 'parts',
    id: part?.id,
    schema: partFormSchema,
    start: () => (part ? partToForm(part) : emptyPart(COMPANY.taxRatesBp[0])),
    save: (id, values) => editing.save('parts', id, partToRecord(values, part)),
    onClose,
  });
  const label = part ? 'Save part' : 'Add part';
  return (
    <FormDialog open {...dialog} size="md" title={part ? 'Change part' : 'Add part'} submitLabel={label}>
      {restored && <Notice tone="info">What you typed before is back.</Notice>}
      <ComboBoxField
        label="Catalogue item"
        hint={
          editing.priced
            ? 'Fills name, unit, cost, price and tax. The part keeps them as they are now.'
            : 'Fills name and unit, and the office gets the price.'
        }
        value={input.itemRef}
        onChange={(itemRef) => change({ itemRef })}
        load={itemOptions}
        onPick={(item: ItemOption | null) => {
          if (!item) return;
          // Who sees no prices gets none here: the server takes them over.
          const taken = partOfItem(item.record, today(COMPANY.timezone));
          const { sku = '', itemRef = null, costMinor = null, priceMinor = null, ...rest } = taken;
          change({ ...rest, sku, itemRef, costMinor, priceMinor });
        }}
      />
      <TextField
        label="Part"
        required
        maxLength={200}
        autoComplete="off"
        value={input.name}
        onChange={(name) => change({ name })}
        error={problems.name}
      />
      <FieldRow>
        <QuantityField
          label="Quantity"
          required
          value={input.qtyMilli}
          onChange={(qtyMilli) => change({ qtyMilli })}
          error={problems.qtyMilli}
        />
        <TextField
          label="Unit"
          maxLength={20}
          autoComplete="off"
          value={input.unit}
          onChange={(unit) => change({ unit })}
          error={problems.unit}
        />
        <TextField
          label="Article number"
          maxLength={60}
          autoComplete="off"
          value={input.sku}
          onChange={(sku) => change({ sku })}
          error={problems.sku}
        />
      </FieldRow>
      {editing.priced && <PartMoney input={input} problems={problems} onChange={change} />}
    </FormDialog>
  );
}

interface PartMoneyProps {
  readonly input: PartInput;
  readonly problems: TypedProblems;
  readonly onChange: (changed: Partial<PartInput>) => void;
}

/** What the crew on the site need not know. */
const PartMoney = ({ input, problems, onChange }: PartMoneyProps) => (
  <>
    <FieldRow>
      <MoneyField
        label="Cost of one"
        hint="Empty: not known yet."
        currency={COMPANY.currency}
        value={input.costMinor}
        onChange={(costMinor) => onChange({ costMinor })}
        error={problems.costMinor}
      />
      <MoneyField
        label="Price of one"
        hint="Without tax."
        currency={COMPANY.currency}
        value={input.priceMinor}
        onChange={(priceMinor) => onChange({ priceMinor })}
        error={problems.priceMinor}
      />
      <PercentField
        label="Tax"
        value={input.taxBp}
        onChange={(taxBp) => onChange({ taxBp: taxBp ?? 0 })}
        error={problems.taxBp}
      />
    </FieldRow>
    <Checkbox
      label="Bill to the customer"
      value={input.billable}
      onChange={(billable) => onChange({ billable })}
    />
  </>
);
