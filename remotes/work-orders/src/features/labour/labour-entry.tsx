import { useActor } from '@fm/data';
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
import { EditIcon, formatMinutes, formatMoney, IconButton, Notice, TrashIcon } from '@fm/ui';
import { removeLabour, restoreLabour } from './api/note-time';
import css from './labour.module.css';
import { spanWords } from './time-words';
import { useDeed } from './use-deed';

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
  const { busy, failure, run } = useDeed();
  const { id, employeeRef, kind, minutes, billable, note } = entry;
  const length = formatMinutes(minutes);
  const name = `${LABOUR_KIND_LABELS[kind]} of ${employeeRef.name}, ${length}`;
  const about = [
    spanWords(entry, job.timezone),
    LABOUR_KIND_LABELS[kind],
    ...(billable || kind === 'break' ? [] : ['not billed']),
  ];
  const remove = async () => {
    const outcome = await run(() => removeLabour(actor, job, id));
    if (!outcome.ok) return;
    offerUndo({
      text: `${name}, is removed.`,
      undoneText: `${name}, is back.`,
      undo: () => restoreLabour(actor, job, id),
    });
  };
  return (
    <li className={css.entry}>
      <div className={css.who}>
        <p className={css.name}>{employeeRef.name}</p>
        <p className={css.meta}>{about.join(' · ')}</p>
        {note && (
          <p className={css.note} dir="auto">
            {note}
          </p>
        )}
      </div>
      <p className={css.figures}>
        <span>{length}</span>
        {rateMinor !== undefined && kind !== 'break' && (
          <span className={css.meta}>{formatMoney(labourCostMinor(entry, rateMinor), COMPANY.currency)}</span>
        )}
      </p>
      {mayNoteOf(right, actor, employeeRef.id) && (
        <div className={css.buttons}>
          <IconButton size="sm" aria-label={`Change ${name}`} onClick={onEdit}>
            <EditIcon />
          </IconButton>
          <IconButton size="sm" aria-label={`Remove ${name}`} disabled={busy} onClick={remove}>
            <TrashIcon />
          </IconButton>
        </div>
      )}
      {failure && (
        <div className={css.failure}>
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
    </li>
  );
}
