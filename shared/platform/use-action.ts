import { useState } from 'react';

/** What came of something, and why not. What the data layer calls an outcome fits. */
export type ActionOutcome<F> = { readonly ok: true } | { readonly ok: false; readonly failure: F };

/** Something a button does: whether it is under way, and why it did not work out. */
export interface ActionRun<F> {
  readonly busy: boolean;
  readonly failure: F | undefined;
  /** Does it and gives its outcome. */
  run<O extends ActionOutcome<F>>(work: () => Promise<O>): Promise<O>;
}

export function useAction<F>(): ActionRun<F> {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<F>();
  return {
    busy,
    failure,
    run: async (work) => {
      setBusy(true);
      setFailure(undefined);
      const outcome = await work();
      setBusy(false);
      if (!outcome.ok) setFailure(() => outcome.failure);
      return outcome;
    },
  };
}
