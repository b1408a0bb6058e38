import { employeeOptions, newId, useAction, useActor } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import {
  emptyLabour,
  type Job,
  LABOUR_KIND_LABELS,
  LABOUR_KINDS,
  type Labour,
  type LabourInput,
  type LabourProblems,
  labourToForm,
  labourToRecord,
  type NoteRight,
  type TimeSpan,
  typedSpan,
} from '@fm/domain/labour';
import type { Ref, Stored } from '@fm/domain/record';
import { Checkbox, FormDialog, Notice, RadioGroup, TextArea } from '@fm/ui';
import { ComboBoxField, optionsOf } from '@fm/ui/select';
import { useState } from 'react';
import { saveLabour } from './api/note-time';
import { useOverlaps } from './api/overlaps';
import { LabourTimes } from './labour-times';
import { spanText } from './time-text';

const kinds = optionsOf(LABOUR_KINDS, LABOUR_KIND_LABELS);

interface LabourDialogProps {
  readonly job: Job;
  readonly right: NoteRight;
  /** Undefined for a new one. */
  readonly entry: Stored<Labour> | undefined;
  readonly onClose: () => void;
}

/** Noting time by hand, or changing what is noted. */
export function LabourDialog({ job, right, entry, onClose }: LabourDialogProps) {
  const actor = useActor();
  const { timezone } = job;
  const [id] = useState(() => entry?.id ?? newId());
  const [input, setInput] = useState<LabourInput>(() => {
    if (entry) return labourToForm(entry, timezone);
    const self = actor.employeeId ? { id: actor.employeeId, name: actor.name } : null;
    return emptyLabour(self, today(timezone));
  });
  const [problems, setProblems] = useState<LabourProblems>({});
  const { busy, failure, run } = useAction();
  const change = (part: Partial<LabourInput>) => {
    setInput({ ...input, ...part });
    setProblems({});
  };
  const submit = async () => {
    const result = labourToRecord(input, job, new Date(), entry);
    if ('problems' in result) return setProblems(result.problems);
    const outcome = await run(() => saveLabour(job, id, input, entry));
    if (outcome.ok) onClose();
  };
  const span = typedSpan(input, timezone, entry);
  return (
    <FormDialog
      open
      size="md"
      title={entry ? 'Change time' : 'Add time'}
      submitLabel={entry ? 'Save time' : 'Add time'}
      busy={busy}
      failure={failure?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      {!entry && right.whose === 'all' && (
        <ComboBoxField
          label="Who"
          required
          load={employeeOptions}
          value={input.employeeRef}
          onChange={(employeeRef) => change({ employeeRef })}
          error={problems.employeeRef}
        />
      )}
      <RadioGroup
        label="What"
        required
        options={kinds}
        value={input.kind}
        onChange={(kind) => change({ kind })}
      />
      <LabourTimes input={input} span={span} timezone={timezone} problems={problems} onChange={change} />
      {span && input.employeeRef && (
        <OverlapWarning employeeRef={input.employeeRef} span={span} timezone={timezone} ownId={id} />
      )}
      {input.kind !== 'break' && (
        <Checkbox
          label="Bill to the customer"
          value={input.billable}
          onChange={(billable) => change({ billable })}
        />
      )}
      <TextArea
        label="Note"
        rows={2}
        maxLength={2000}
        value={input.note}
        onChange={(note) => change({ note })}
      />
    </FormDialog>
  );
}

interface OverlapWarningProps {
  readonly employeeRef: Ref;
  readonly span: TimeSpan;
  readonly timezone: string;
  readonly ownId: string;
}

/** Says which other entries of this person tell of the same time. It may be right all the same. */
function OverlapWarning({ employeeRef, span, timezone, ownId }: OverlapWarningProps) {
  const overlaps = useOverlaps(employeeRef.id, span, ownId);
  if (overlaps.length === 0) return null;
  return (
    <Notice tone="warning" title={`${employeeRef.name} has noted this time already`}>
      <ul>
        {overlaps.map((entry) => (
          <li key={entry.id}>
            {`${LABOUR_KIND_LABELS[entry.kind]}, ${spanText(entry, timezone)}, ${entry.workOrderRef.name}`}
          </li>
        ))}
      </ul>
      <p>You can note it all the same.</p>
    </Notice>
  );
}
