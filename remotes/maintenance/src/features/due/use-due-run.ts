import { run as ask, type DataFailure } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { whyNotPlanned } from '@fm/domain/employee';
import { formatDay } from '@fm/ui';
import type { CommandValue } from '@fm/workflows/commands';
import { useState } from 'react';
import { findDuePlans } from './api/due-plans';
import { type DueOccurrence, dueOfPlans } from './due-occurrences';

/** An occurrence that was due, with the order it has now. */
export interface OrderedOccurrence extends DueOccurrence {
  readonly orderId: string;
  /** Why people of the plan are not on the order, a sentence for each. */
  readonly leftOut?: readonly string[];
}

/** What "Create due work orders" did. */
export interface DueReport {
  readonly created: readonly OrderedOccurrence[];
  readonly existing: readonly OrderedOccurrence[];
  readonly skipped: readonly DueOccurrence[];
  /** Plans whose orders could not be created, each with the reason. */
  readonly failed: readonly { readonly name: string; readonly failure: DataFailure }[];
}

type Created = CommandValue<'plans.createOrders'>['created'][number];

const inText = ({ leftOut, ...occurrence }: Created) => ({
  ...occurrence,
  ...(leftOut && { leftOut: leftOut.map((person) => whyNotPlanned(person, formatDay)) }),
});

/** Creates all due work orders, plan by plan, and keeps what came of it. `seen` is what the screen shows as due. */
export function useDueRun(seen: readonly DueOccurrence[]) {
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<DueReport>();
  const [failure, setFailure] = useState<DataFailure>();

  const run = async () => {
    setBusy(true);
    setFailure(undefined);
    const day = today(COMPANY.timezone);
    const found = await findDuePlans(day);
    if (found.ok) setReport(await createAll(found.value, day));
    else setFailure(found.failure);
    setBusy(false);
  };

  const createAll = async (plans: readonly DueOccurrence['plan'][], day: string): Promise<DueReport> => {
    // What was due on the screen and is not any more was created by someone else in between: it is reported too.
    const shown = new Map(seen.map((occurrence) => [occurrence.plan.id, occurrence.plan]));
    for (const plan of plans) if (!shown.has(plan.id)) shown.set(plan.id, plan);
    const occurrences = new Map(
      [...seen, ...dueOfPlans(plans, day)].map((occurrence) => [occurrence.id, occurrence]),
    );
    const named = <Done extends { readonly occurrenceId: string }>(done: readonly Done[]) =>
      done.flatMap(({ occurrenceId, ...rest }) => {
        const occurrence = occurrences.get(occurrenceId);
        return occurrence ? [{ ...occurrence, ...rest }] : [];
      });
    const total = {
      created: [] as OrderedOccurrence[],
      existing: [] as OrderedOccurrence[],
      skipped: [] as DueOccurrence[],
    };
    const failed: { name: string; failure: DataFailure }[] = [];
    for (const plan of shown.values()) {
      const seenDays = dueOfPlans([plan], day).map(({ scheduled }) => scheduled.originalDate);
      if (seenDays.length === 0) continue;
      const outcome = await ask('plans.createOrders', { id: plan.id, seen: seenDays });
      if (!outcome.ok) {
        failed.push({ name: plan.name, failure: outcome.failure });
        continue;
      }
      total.created.push(...named(outcome.value.created.map(inText)));
      total.existing.push(...named(outcome.value.existing.map(inText)));
      total.skipped.push(...named(outcome.value.skipped));
    }
    return { ...total, failed };
  };

  return { busy, report, failure, run, dismiss: () => setReport(undefined) };
}
