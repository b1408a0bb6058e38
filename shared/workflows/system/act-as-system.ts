import { type Actor, SYSTEM } from '@fm/domain/record';
import type { CommandContext } from '../command';
import { type DocumentDatabase, withCrewCopies } from '../documents';
import { Unit } from '../unit';

/**
 * Makes a change in one transaction that no person who signed in asked for: what happens by the clock. Rejects with what
 * `work` throws, and nothing is changed then.
 */
export const actAsSystem = <T>(
  database: DocumentDatabase,
  now: Date,
  work: (unit: Unit, context: CommandContext) => Promise<T>,
  actor: Actor = SYSTEM,
): Promise<T> =>
  database.transact(async (opened) => {
    const unit = new Unit(withCrewCopies(opened), actor, now);
    const value = await work(unit, { actor, now });
    unit.flush();
    return value;
  });
