import { type Outcome, updateRecord } from '@fm/data';
import type { Actor, Stored } from '@fm/domain/record';
import { type User, users } from '@fm/domain/user';

/** Changes the own name. What was written before keeps the name it was written under. */
export const saveName = (actor: Actor, own: Stored<User>, name: string): Promise<Outcome<void>> =>
  updateRecord(users, actor, own, { name });
