import { type DataFailure, useToday } from '@fm/data';
import { addDays, addMonths, type CalendarDay, earlierDay } from '@fm/domain/calendar-day';
import { MOST_DAYS_AHEAD, occurrencesOf, occurrencesUntil, type Plan } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import { FormDialog, formatCounted, formatDay, formatSentence, RadioGroup } from '@fm/ui';
import { useState } from 'react';
import { type AheadOutcome, createAhead } from './create-ahead';

const SPANS = [
  { id: '3', label: (until: string) => `3 months, until ${until}` },
  { id: '6', label: (until: string) => `6 months, until ${until}` },
  { id: '12', label: (until: string) => `A year, until ${until}` },
] as const;
type Span = (typeof SPANS)[number]['id'];

const untilOf = (span: Span, today: CalendarDay): CalendarDay =>
  earlierDay(addMonths(today, Number(span)), addDays(today, MOST_DAYS_AHEAD));

interface AheadDialogProps {
  readonly plan: Stored<Plan>;
  /** Told what came of it, also where it went only part of the way. */
  readonly onDone: (outcome: AheadOutcome) => void;
  readonly onClose: () => void;
}

/** Asks how far ahead a plan's orders are created, says how many that are, and creates them. */
export function AheadDialog({ plan, onDone, onClose }: AheadDialogProps) {
  const today = useToday();
  const [span, setSpan] = useState<Span>('12');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<DataFailure>();
  const [progress, setProgress] = useState<Progress>();
  const until = untilOf(span, today);
  const count = occurrencesUntil(plan, until).length;
  const submit = async () => {
    if (count === 0) return setProblem(NONE);
    setFailure(undefined);
    setProgress({ done: 0, total: count });
    const outcome = await createAhead(plan, until, (done) => setProgress({ done, total: count }));
    setProgress(undefined);
    onDone(outcome);
    if (outcome.failure) setFailure(outcome.failure);
    else onClose();
  };
  return (
    <FormDialog
      open
      title="Create work orders ahead"
      intro="Each occurrence gets its work order now. Where the plan says who and when, and nothing speaks against it, the order is scheduled; the others are drafts."
      submitLabel="Create work orders"
      busy={progress !== undefined}
      failure={failure?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup
        label="How far ahead"
        stacked
        options={SPANS.map(({ id, label }) => ({ id, label: label(formatDay(untilOf(id, today))) }))}
        value={span}
        onChange={(chosen) => {
          setSpan(chosen);
          setProblem(undefined);
        }}
        error={problem}
      />
      {!problem && <p role="status">{progress ? doneText(plan, progress) : countText(count)}</p>}
    </FormDialog>
  );
}

interface Progress {
  readonly done: number;
  readonly total: number;
}

const doneText = ({ id }: Stored<Plan>, { done, total }: Progress): string =>
  `${done} of ${formatCounted(total, occurrencesOf(id).called)} done…`;

const NONE = 'Every occurrence in this time has its work order, or there is none.';

const countText = (count: number): string =>
  count === 0
    ? NONE
    : formatSentence(count, {
        one: '{count} occurrence gets a work order.',
        many: '{count} occurrences get work orders.',
      });
