import { run as ask, type DataFailure } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { useRef, useState } from 'react';
import { findDuePlans, PLANS_AT_ONCE } from './api/due-plans';
import { type DueOccurrence, dueOfPlans } from './due-occurrences';
import { inText, type OrderedOccurrence } from './ordered-occurrence';

/** A plan whose orders could not be created. */
interface FailedPlan {
  readonly id: string;
  readonly name: string;
  readonly failure: DataFailure;
}

/** What "Create due work orders" did. */
export interface DueReport {
  readonly created: readonly OrderedOccurrence[];
  readonly existing: readonly OrderedOccurrence[];
  readonly skipped: readonly DueOccurrence[];
  /** Plans whose orders could not be created, each with the reason. */
  readonly failed: readonly FailedPlan[];
  /** Somebody stopped it before all plans were done. */
  readonly stopped: boolean;
}

/** Creates all due work orders, plan by plan, and keeps what came of it. `seen` is what the screen shows as due. */
export function useDueRun(seen: readonly DueOccurrence[]) {
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<DueReport>();
  const [failure, setFailure] = useState<DataFailure>();
  /** Plans that are done, of those that are known to be due. */
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number }>();
  const stopped = useRef(false);

  const run = async () => {
    stopped.current = false;
    setBusy(true);
    setFailure(undefined);
    const day = today(COMPANY.timezone);
    const found = await findDuePlans(day);
    if (found.ok) setReport(await createAll(found.value, day));
    else setFailure(found.failure);
    setProgress(undefined);
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
    const failed: FailedPlan[] = [];
    const tried = new Set<string>();
    const createFor = async (plan: DueOccurrence['plan']) => {
      tried.add(plan.id);
      const seenDays = dueOfPlans([plan], day).map(({ scheduled }) => scheduled.originalDate);
      if (seenDays.length === 0) return;
      const outcome = await ask('plans.createOrders', { id: plan.id, seen: seenDays });
      if (!outcome.ok) {
        failed.push({ id: plan.id, name: plan.name, failure: outcome.failure });
        return;
      }
      total.created.push(...named(outcome.value.created.map(inText)));
      total.existing.push(...named(outcome.value.existing.map(inText)));
      total.skipped.push(...named(outcome.value.skipped));
    };
    let open = [...shown.values()];
    let read = plans.length;
    while (open.length > 0 && !stopped.current) {
      const known = tried.size + open.length;
      for (const plan of open) {
        setProgress({ done: tried.size, total: known });
        await createFor(plan);
        if (stopped.current) break;
      }
      // More may be due than are read at once: those that are done make way for the next.
      if (read < PLANS_AT_ONCE || stopped.current) break;
      const more = await findDuePlans(day);
      if (!more.ok) failed.push({ id: 'further', name: 'Further plans', failure: more.failure });
      open = more.ok ? more.value.filter(({ id }) => !tried.has(id)) : [];
      read = more.ok ? more.value.length : 0;
      for (const occurrence of dueOfPlans(open, day)) occurrences.set(occurrence.id, occurrence);
    }
    return { ...total, failed, stopped: stopped.current };
  };

  const stop = () => {
    stopped.current = true;
  };
  return { busy, progress, report, failure, run, stop, dismiss: () => setReport(undefined) };
}
