import { exportRows } from '@fm/data';
import type { Customer } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { Button, DownloadIcon, SelectionBar, TrashIcon } from '@fm/ui';
import type { Selection } from '@fm/ui/table';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { customerColumns } from '../../csv/export-columns';
import { mergeAddress } from '../../merge/merge-address';
import { ManagerDialog, StatusDialog, TagsDialog, TrashDialog } from './bulk-dialogs';
import type { StepProps } from './step-dialog';

const DIALOGS = {
  status: StatusDialog,
  manager: ManagerDialog,
  tags: TagsDialog,
  trash: TrashDialog,
} as const;
type Step = keyof typeof DIALOGS;

const EDITS: readonly { readonly step: Step; readonly label: string }[] = [
  { step: 'status', label: 'Change status' },
  { step: 'manager', label: 'Change account manager' },
  { step: 'tags', label: 'Change tags' },
];

/** What can be done with the chosen customers, for those who may. */
export function CustomerBulk({
  rows,
  selection,
}: {
  readonly rows: readonly Stored<Customer>[];
  readonly selection: Selection;
}) {
  const { can } = useHost();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>();
  const chosen = rows.filter(({ id }) => selection.ids.has(id));
  // The one that was there first stays, unless somebody swaps them.
  const [older, newer] = [...chosen].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const close = () => setStep(undefined);
  const props: StepProps = { rows: chosen, onClose: close, onDone: close };
  const Open = step && DIALOGS[step];
  return (
    <>
      <SelectionBar
        count={chosen.length}
        noun={chosen.length === 1 ? 'customer' : 'customers'}
        onClear={() => selection.setAll(false)}
      >
        {can('customers:edit') &&
          EDITS.map(({ step: edit, label }) => (
            <Button key={edit} variant="outline" size="sm" onClick={() => setStep(edit)}>
              {label}
            </Button>
          ))}
        {can('customers:edit') && older && newer && chosen.length === 2 && (
          <Button variant="outline" size="sm" onClick={() => navigate(mergeAddress(older.id, newer.id))}>
            Merge
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          icon={<DownloadIcon />}
          onClick={() => void exportRows('customers', customerColumns, chosen)}
        >
          Export
        </Button>
        {can('records:trash') && (
          <Button variant="outline" size="sm" icon={<TrashIcon />} onClick={() => setStep('trash')}>
            Move to trash
          </Button>
        )}
      </SelectionBar>
      {Open && <Open {...props} />}
    </>
  );
}
