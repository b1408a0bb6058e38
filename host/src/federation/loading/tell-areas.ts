import { RETRY_EVENT } from '@fm/contract';

let latest = 0;

/** Has areas ask for their late files anew, at the address of this retry. What it returns ends that. */
export function tellAreas(retry: number): () => void {
  latest = retry;
  dispatchEvent(new CustomEvent(RETRY_EVENT, { detail: retry }));
  return () => {
    // Another attempt may have begun since.
    if (latest === retry) dispatchEvent(new CustomEvent(RETRY_EVENT));
  };
}
