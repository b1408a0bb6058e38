import type { Customer } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { Button, SelectionBar } from '@fm/ui';
import type { Selection } from '@fm/ui/table';
import { type ReactNode, useState } from 'react';
import { ManagerDialog, StatusDialog, type StepProps, TagsDialog } from './bulk-dialogs';

const STEPS = {
  status: { label: 'Change status', Dialog: StatusDialog },
  manager: { label: 'Change account manager', Dialog: ManagerDialog },
  tags: { label: 'Change tags', Dialog: TagsDialog },
} as const;
type Step = keyof typeof STEPS;

/** What can be done with the chosen customers, for those who may. */
export function CustomerBulk({
  rows,
  selection,
  children,
}: {
  readonly rows: readonly Stored<Customer>[];
  readonly selection: Selection;
  /** Buttons for what everybody may do. */
  readonly children?: ReactNode;
}) {
  const { can } = useHost();
  const [step, setStep] = useState<Step>();
  const chosen = rows.filter(({ id }) => selection.ids.has(id));
  const close = () => setStep(undefined);
  const props: StepProps = { rows: chosen, onClose: close, onDone: close };
  const Open = step && STEPS[step].Dialog;
  return (
    <>
      <SelectionBar
        count={chosen.length}
        noun={chosen.length === 1 ? 'customer' : 'customers'}
        onClear={() => selection.setAll(false)}
      >
        {can('customers:edit') &&
          (Object.keys(STEPS) as Step[]).map((name) => (
            <Button key={name} variant="outline" size="sm" onClick={() => setStep(name)}>
              {STEPS[name].label}
            </Button>
          ))}
        {children}
      </SelectionBar>
      {Open && <Open {...props} />}
    </>
  );
}
