import type { RemoteFailure } from './remote-failure';

/** What a person reads about an area that is not there, and what they can do about it. */
export interface FailureTexts {
  readonly heading: string;
  readonly text: string;
  /** `renew` loads the area anew, `reload` the page. */
  readonly action: 'retry' | 'renew' | 'reload';
}

const ELSEWHERE = 'Everything else keeps working.';

/** `again`: the area has crashed before since it was opened, so that trying again is no advice any more. */
export function textsFor({ kind, title, notice }: RemoteFailure, again = false): FailureTexts {
  switch (kind) {
    case 'registry':
    case 'unreachable':
      return {
        heading: `${title} can't be reached right now`,
        text: `Part of it did not arrive. Try again in a moment. ${ELSEWHERE}`,
        action: 'retry',
      };
    case 'timeout':
      return {
        heading: `${title} can't be reached right now`,
        text: `It takes too long to answer. Try again in a moment. ${ELSEWHERE}`,
        action: 'retry',
      };
    case 'bad-manifest':
      return {
        heading: `${title} can't be reached right now`,
        text: `The server sent something unexpected. Try again in a moment. ${ELSEWHERE}`,
        action: 'retry',
      };
    case 'incompatible':
      return {
        heading: `${title} needs a newer version of this app`,
        text: `Reload the page to get it; if that does not help, tell support. ${ELSEWHERE}`,
        action: 'reload',
      };
    case 'broken':
      return {
        heading: `${title} failed to start`,
        text: `The fault is on our side. Try again, or come back later. ${ELSEWHERE}`,
        action: 'retry',
      };
    case 'crashed':
    case 'uncaught':
      return {
        heading: `Something went wrong in ${title}`,
        text: again
          ? `It happened again. Reload the page; if that does not help, tell support. ${ELSEWHERE}`
          : `This screen stopped. What was saved is safe. ${ELSEWHERE}`,
        action: again ? 'reload' : 'retry',
      };
    case 'stale':
      return {
        heading: `${title} was updated`,
        text: `The version that was open here is gone. What was saved is safe. ${ELSEWHERE}`,
        action: 'renew',
      };
    case 'untrusted':
      return {
        heading: `${title} can't be opened`,
        text: `It lies where this app does not load from. Please tell support. ${ELSEWHERE}`,
        action: 'retry',
      };
    case 'disabled':
      return {
        heading: `${title} is switched off`,
        text: notice ?? 'It will be back. Please try again later.',
        action: 'retry',
      };
  }
}

/** What each kind of failure is called where operators read it. */
export const KIND_LABELS: Readonly<Record<RemoteFailure['kind'], string>> = {
  registry: 'list of areas missing',
  unreachable: 'file missing',
  timeout: 'no answer in time',
  'bad-manifest': 'unexpected answer',
  incompatible: 'versions do not fit',
  broken: 'failed at start',
  crashed: 'stopped while open',
  uncaught: 'failed while open',
  stale: 'replaced by a newer build',
  untrusted: 'address not allowed',
  disabled: 'switched off',
};
