import { exportRows, useFileWriting } from '@fm/data';
import type { Customer } from '@fm/domain/customer';
import { useHost } from '@fm/platform';
import type { BulkProps } from '@fm/screens/list';
import { Button, DownloadIcon, lazily, SelectionBar, TrashIcon, useWarmOnce } from '@fm/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { customerColumns } from '../../csv/export-columns';
import { mergeAddress } from '../../merge/merge-address';
import type { BulkChangeProps } from './bulk-change';

/** The list opens without them: their code comes while rows are chosen. */
const DIALOGS = {
  status: lazily('the dialog', async () => (await import('./bulk-dialogs')).StatusDialog),
  manager: lazily('the dialog', async () => (await import('./bulk-dialogs')).ManagerDialog),
  tags: lazily('the dialog', async () => (await import('./bulk-dialogs')).TagsDialog),
  trash: lazily('the dialog', async () => (await import('./bulk-dialogs')).TrashDialog),
} as const;
const ALL_DIALOGS = Object.values(DIALOGS);
type Step = keyof typeof DIALOGS;

const EDITS: readonly { readonly step: Step; readonly label: string }[] = [
  { step: 'status', label: 'Change status' },
  { step: 'manager', label: 'Change account manager' },
  { step: 'tags', label: 'Change tags' },
];

/** What can be done with the chosen customers, for those who may. */
export function CustomerBulk({ rows, bar }: BulkProps<Customer>) {
  const { can } = useHost();
  const writing = useFileWriting();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>();
  // The one that was there first stays, unless somebody swaps them.
  const [older, newer] = [...rows].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const close = () => setStep(undefined);
  const props: BulkChangeProps = { rows, onClose: close, onDone: close };
  const Open = step && DIALOGS[step];
  useWarmOnce(rows.length > 0, ALL_DIALOGS);
  return (
    <>
      <SelectionBar {...bar}>
        {can('customers:edit') &&
          EDITS.map(({ step: edit, label }) => (
            <Button key={edit} variant="outline" size="sm" onClick={() => setStep(edit)}>
              {label}
            </Button>
          ))}
        {can('customers:edit') && older && newer && rows.length === 2 && (
          <Button variant="outline" size="sm" onClick={() => navigate(mergeAddress(older.id, newer.id))}>
            Merge
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          icon={<DownloadIcon />}
          onClick={() => void writing(() => exportRows('customers', customerColumns, rows))}
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
