import { type Outcome, run } from '@fm/data';

/** Changes the own name. What was written before keeps the name it was written under. */
export const saveName = (name: string): Promise<Outcome<unknown>> => run('users.saveOwnName', { name });
