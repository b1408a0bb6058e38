import { LoadError } from './remote-failure';

/** Rejects with a LoadError of kind `timeout` when `work` takes longer than `ms`. The work itself goes on. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadError('timeout', `No answer within ${ms} ms.`)), ms);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}
