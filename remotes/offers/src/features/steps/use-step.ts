import { type DataFailure, type Outcome, useActor } from '@fm/data';
import type { OfferStatus, OfferStepInput } from '@fm/domain/offer';
import { useState } from 'react';
import { moveOffer } from './api/move-offer';

/** A step under way: whether it runs, why it was refused. */
export interface StepRun {
  readonly busy: boolean;
  readonly failure: DataFailure | undefined;
  /** What is wrong with a field; undefined when nothing is. */
  errorOf(field: string): string | undefined;
  /** Why the step was refused where no field of the dialog says so. */
  general(fields: readonly string[]): string | undefined;
  run(work: () => Promise<Outcome<void>>): Promise<void>;
}

/** Runs a step and keeps why it failed; `onDone` is called once it is stored. */
export function useStepRun(onDone: () => void): StepRun {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<DataFailure>();
  return {
    busy,
    failure,
    errorOf: (field) => failure?.fields?.[field],
    general: (fields) =>
      fields.some((field) => failure?.fields?.[field] !== undefined) ? undefined : failure?.message,
    run: async (work) => {
      setBusy(true);
      setFailure(undefined);
      const outcome = await work();
      setBusy(false);
      if (outcome.ok) onDone();
      else setFailure(outcome.failure);
    },
  };
}

/** A change of status as a step. */
export function useMove(id: string, to: OfferStatus, onDone: () => void) {
  const actor = useActor();
  const step = useStepRun(onDone);
  return { ...step, take: (input: OfferStepInput) => void step.run(() => moveOffer(actor, id, to, input)) };
}
