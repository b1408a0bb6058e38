import { useActor, useFileWriting } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { isOpenTogether, type StatusTogether, type WorkOrder } from '@fm/domain/work-order';
import { useHost } from '@fm/platform';
import type { BulkProps } from '@fm/screens/list';
import { Button, ButtonLink, DownloadIcon, lazily, PrintIcon, SelectionBar, useWarmOnce } from '@fm/ui';
import { useState } from 'react';
import { chosenAddress } from '../../print/day-sheet/chosen-address';

/** The list opens without them: their code comes, in one file, while rows are rows. */
const dialogs = () => import('./all-dialogs');
const DIALOGS = {
  lead: lazily('the dialog', async () => (await dialogs()).LeadDialog),
  replan: lazily('the dialog', async () => (await dialogs()).ReplanDialog),
  priority: lazily('the dialog', async () => (await dialogs()).PriorityDialog),
  scheduled: lazily('the dialog', async () => (await dialogs()).ScheduleDialog),
  verified: lazily('the dialog', async () => (await dialogs()).VerifyDialog),
  cancelled: lazily('the dialog', async () => (await dialogs()).CancelDialog),
} as const;
const ALL_DIALOGS = Object.values(DIALOGS);
type Step = keyof typeof DIALOGS;

const EDITS: readonly { readonly step: Step; readonly label: string }[] = [
  { step: 'lead', label: 'Assign' },
  { step: 'replan', label: 'Reschedule' },
  { step: 'priority', label: 'Change priority' },
];

const TRANSITIONS: readonly { readonly to: StatusTogether; readonly label: string }[] = [
  { to: 'scheduled', label: 'Schedule' },
  { to: 'verified', label: 'Verify' },
  { to: 'cancelled', label: 'Cancel orders' },
];

interface WorkOrderBulkProps extends BulkProps<WorkOrder> {
  /** Writes these orders into a file. */
  readonly onExport: (rows: readonly Stored<WorkOrder>[]) => Promise<void>;
}

/** What can be done with the chosen orders, for those who may. */
export function WorkOrderBulk({ rows, bar, onExport }: WorkOrderBulkProps) {
  const { can } = useHost();
  const actor = useActor();
  const [step, setStep] = useState<Step>();
  const writing = useFileWriting();
  const Open = step && DIALOGS[step];
  useWarmOnce(rows.length > 0, ALL_DIALOGS);
  return (
    <>
      <SelectionBar {...bar}>
        {TRANSITIONS.filter(({ to }) => rows.some((order) => isOpenTogether(order, to, actor))).map(
          ({ to, label }) => (
            <Button key={to} variant="outline" size="sm" onClick={() => setStep(to)}>
              {label}
            </Button>
          ),
        )}
        {can('workOrders:edit') &&
          EDITS.map(({ step: edit, label }) => (
            <Button key={edit} variant="outline" size="sm" onClick={() => setStep(edit)}>
              {label}
            </Button>
          ))}
        <Button
          variant="outline"
          size="sm"
          icon={<DownloadIcon />}
          onClick={() => void writing(() => onExport(rows))}
        >
          Export
        </Button>
        <ButtonLink
          variant="outline"
          size="sm"
          icon={<PrintIcon />}
          to={chosenAddress(rows.map(({ id }) => id))}
        >
          Print
        </ButtonLink>
      </SelectionBar>
      {Open && <Open rows={rows} onClose={() => setStep(undefined)} />}
    </>
  );
}
