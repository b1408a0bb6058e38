import { useAction, useActor } from '@fm/data';
import { COMPANY } from '@fm/domain/company';
import {
  type Job,
  LABOUR_KIND_LABELS,
  type Labour,
  labourCostMinor,
  mayNoteOf,
  type NoteRight,
} from '@fm/domain/labour';
import type { Stored } from '@fm/domain/record';
import { offerUndo } from '@fm/platform';
import { formatMinutes, formatMoney } from '@fm/ui';
import { EntryRow } from '../../order/formatting/entry-row';
import { removeLabour, restoreLabour } from './api/note-time';
import { spanText } from './time-text';

interface LabourEntryProps {
  readonly entry: Stored<Labour>;
  readonly job: Job;
  readonly right: NoteRight;
  /** Undefined where nobody knows it, or this person may not. */
  readonly rateMinor: number | undefined;
  readonly onEdit: () => void;
}

/** One entry: whose time, when, how long, and the way to change or remove it. */
export function LabourEntry({ entry, job, right, rateMinor, onEdit }: LabourEntryProps) {
  const actor = useActor();
  const { busy, failure, run } = useAction();
  const { id, employeeRef, kind, minutes, billable, note } = entry;
  const length = formatMinutes(minutes);
  const name = `${LABOUR_KIND_LABELS[kind]} of ${employeeRef.name}, ${length}`;
  const about = [
    spanText(entry, job.timezone),
    LABOUR_KIND_LABELS[kind],
    ...(billable || kind === 'break' ? [] : ['not billed']),
  ];
  const remove = async () => {
    const outcome = await run(() => removeLabour(job, id));
    if (!outcome.ok) return;
    offerUndo({
      text: `${name}, is removed.`,
      undoneText: `${name}, is back.`,
      undo: () => restoreLabour(job, id),
    });
  };
  const may = mayNoteOf(right, actor, employeeRef.id);
  const priced = rateMinor !== undefined && kind !== 'break';
  return (
    <EntryRow
      title={employeeRef.name}
      name={name}
      about={about}
      note={note}
      amount={length}
      cost={priced ? formatMoney(labourCostMinor(entry, rateMinor), COMPANY.currency) : undefined}
      onEdit={may ? onEdit : undefined}
      onRemove={may ? remove : undefined}
      busy={busy}
      failure={failure}
    />
  );
}
