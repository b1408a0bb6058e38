import type { Outcome } from '@fm/data';
import { useState } from 'react';

/** Something a button does: whether it is under way, and why it did not work out. */
export interface Deed {
  readonly busy: boolean;
  readonly failure: string | undefined;
  /** Does it and gives its outcome. */
  run<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>>;
}

export function useDeed(): Deed {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  return {
    busy,
    failure,
    run: async (work) => {
      setBusy(true);
      setFailure(undefined);
      const outcome = await work();
      setBusy(false);
      if (!outcome.ok) setFailure(outcome.failure.message);
      return outcome;
    },
  };
}
