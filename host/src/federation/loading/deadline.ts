import { waitAtMost } from '../../app/wait-at-most';
import { LoadError } from '../failure/remote-failure';

/** Rejects with a LoadError of kind `timeout` when `work` takes longer than `ms`. The work itself goes on. */
export const within = <T>(ms: number, work: Promise<T>): Promise<T> =>
  waitAtMost(ms, work, () => {
    throw new LoadError('timeout', `No answer within ${ms} ms.`);
  });
