import { RETRY_EVENT } from '@fm/contract';
import { nextRetry } from './retries';

let latest = 0;

/** Has areas ask for their late files anew, at another address. What it returns ends that. */
export function tellAreas(): () => void {
  const retry = nextRetry();
  latest = retry;
  dispatchEvent(new CustomEvent(RETRY_EVENT, { detail: retry }));
  return () => {
    // Another attempt may have begun since.
    if (latest === retry) dispatchEvent(new CustomEvent(RETRY_EVENT));
  };
}
