import { type ActionRun, type Outcome, run, useAction } from '@fm/data';
import type { CommandInput } from '@fm/workflows/commands';

/** A step under way: whether it runs, why it was refused. */
export interface StepRun extends Pick<ActionRun, 'busy' | 'failure'> {
  /** What is wrong with a field; undefined when nothing is. */
  errorOf(field: string): string | undefined;
  /** Why the step was refused where no field of the dialog says so. */
  general(fields: readonly string[]): string | undefined;
  run(work: () => Promise<Outcome<unknown>>): Promise<void>;
}

/** Runs a step and keeps why it failed; `onDone` is called once it is stored. */
export function useStepRun(onDone: () => void): StepRun {
  const { busy, failure, run: runAction } = useAction();
  return {
    busy,
    failure,
    errorOf: (field) => failure?.fields?.[field],
    general: (fields) =>
      fields.some((field) => failure?.fields?.[field] !== undefined) ? undefined : failure?.message,
    run: async (work) => {
      const { ok } = await runAction(work);
      if (ok) onDone();
    },
  };
}

type Move = CommandInput<'offers.transition'>;

/** A change of status as a step. */
export function useMove(id: string, to: Move['to'], onDone: () => void) {
  const step = useStepRun(onDone);
  return {
    ...step,
    take: (input: Omit<Move, 'id' | 'to'>) =>
      void step.run(() => run('offers.transition', { id, to, ...input })),
  };
}
