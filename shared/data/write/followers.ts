import { reminders } from '@fm/domain/reminder';
import { getDocs } from '@fm/firebase/firestore';
import { QuerySpec } from '../live/query-spec';

/** Reminders that follow one record at most, so that they and the record fit into one commit. */
const MOST_FOLLOWING = 10;

/** Reminders about these records that follow one of their dates. */
export const followingReminders = (ids: readonly string[]) =>
  QuerySpec.of(reminders.path)
    .where('trashed', '==', false)
    .where('entity.id', 'in', ids)
    .where('rule.kind', '==', 'relative')
    .orderBy('fireAt', 'desc');

/** Ids of the reminders that follow records, asked for once for all records of a commit. */
export class Followers {
  readonly #known = new Map<string, Promise<readonly string[]>>();

  /** Asks for the reminders of many records at once, before `of` asks for those of one. */
  expect(ids: readonly string[]): void {
    const all = getDocs(followingReminders(ids).bounded(MOST_FOLLOWING * ids.length));
    // Whoever asks for them hears of the failure.
    all.catch(() => undefined);
    for (const id of ids) {
      const own = all.then(({ docs }) =>
        docs.filter((reminder) => reminder.get('entity.id') === id).map((reminder) => reminder.id),
      );
      own.catch(() => undefined);
      this.#known.set(id, own);
    }
  }

  async of(id: string): Promise<readonly string[]> {
    if (!this.#known.has(id)) this.expect([id]);
    const ids = (await this.#known.get(id)) ?? [];
    return ids.slice(0, MOST_FOLLOWING);
  }
}
