import { newId, useKeptInput } from '@fm/data';
import { COMPANY } from '@fm/domain/company';
import { type CostInput, costFormSchema, costToForm, emptyCost, type OrderCost } from '@fm/domain/work-order';
import { Checkbox, FormDialog, MoneyField, Notice, TextField } from '@fm/ui';
import { useState } from 'react';
import { useDeed } from '../labour/use-deed';
import type { LinesEditing } from './lines-editing';
import { checkTyped, type TypedProblems } from './typed-problems';

interface CostDialogProps {
  readonly editing: LinesEditing;
  /** Undefined for a new one. */
  readonly cost: (OrderCost & { readonly id: string }) | undefined;
  readonly onClose: () => void;
}

/** Adding any other cost, or changing one. */
export function CostDialog({ editing, cost, onClose }: CostDialogProps) {
  const [fresh] = useState(newId);
  const kept = useKeptInput<CostInput>(`${editing.draftPath}/costs`, cost?.id, fresh, () =>
    cost ? costToForm(cost) : emptyCost(),
  );
  const [problems, setProblems] = useState<TypedProblems>({});
  const { busy, failure, run } = useDeed();
  const { input } = kept;
  const close = () => {
    kept.forget();
    onClose();
  };
  const change = (changed: Partial<CostInput>) => {
    kept.change(changed);
    setProblems({});
  };
  const submit = async () => {
    const result = checkTyped(costFormSchema, input);
    if ('problems' in result) return setProblems(result.problems);
    const outcome = await run(() => editing.save('costs', kept.recordId, result.values));
    if (outcome.ok) close();
  };
  return (
    <FormDialog
      open
      title={cost ? 'Change cost' : 'Add cost'}
      submitLabel={cost ? 'Save cost' : 'Add cost'}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={close}
    >
      {kept.restored && <Notice tone="info">What you typed before is back.</Notice>}
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
