import { COMPANY } from '@fm/domain/company';
import { costFormSchema, costToForm, emptyCost, type OrderCost } from '@fm/domain/work-order';
import { Checkbox, FormDialog, MoneyField, Notice, TextField } from '@fm/ui';
import type { LinesEditing } from './lines-editing';
import { useLineInput } from './use-line-input';

interface CostDialogProps {
  readonly editing: LinesEditing;
  /** Undefined for a new one. */
  readonly cost: (OrderCost & { readonly id: string }) | undefined;
  readonly onClose: () => void;
}

/** Adding any other cost, or changing one. */
export function CostDialog({ editing, cost, onClose }: CostDialogProps) {
  const { input, restored, problems, change, dialog } = useLineInput({
    editing,
    kind: 'costs',
    id: cost?.id,
    schema: costFormSchema,
    start: () => (cost ? costToForm(cost) : emptyCost()),
    save: (id, values) => editing.save('costs', id, values),
    onClose,
  });
  return (
    <FormDialog
      open
      {...dialog}
      title={cost ? 'Change cost' : 'Add cost'}
      submitLabel={cost ? 'Save cost' : 'Add cost'}
    >
      {restored && <Notice tone="info">What you typed before is back.</Notice>}
      <TextField
        label="What for"
        hint="A lift that is hired, parking, a disposal fee."
        required
        maxLength={200}
        autoComplete="off"
        value={input.label}
        onChange={(label) => change({ label })}
        error={problems.label}
      />
      <MoneyField
        label="Amount"
        hint="Without tax."
        required
        currency={COMPANY.currency}
        value={input.amountMinor}
        onChange={(amountMinor) => change({ amountMinor })}
        error={problems.amountMinor}
      />
      <Checkbox
        label="Bill to the customer"
        value={input.billable}
        onChange={(billable) => change({ billable })}
      />
    </FormDialog>
  );
}
