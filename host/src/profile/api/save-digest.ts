import { type Outcome, run } from '@fm/data';

/** Has a mail come each morning, or no more. */
export const saveDigest = (digest: boolean): Promise<Outcome<unknown>> => run('users.saveDigest', { digest });
