import { chunksOf } from '@fm/domain/record';
import { type Reminder, reminders } from '@fm/domain/reminder';
import { type DocumentQuery, idOf, type StoredDocument } from '../documents';
import type { OwnWrites } from './own-writes';

/** Reminders that follow one record at most, so that they and the record fit into one commit. */
export const MOST_FOLLOWING = 10;

/** Reminders about these records that follow one of their dates. */
export const followingReminders = (ids: readonly string[]): DocumentQuery => ({
  path: reminders.path,
  filters: [
    ['trashed', '==', false],
    ['entity.id', 'in', ids],
    ['rule.kind', '==', 'relative'],
  ],
  orders: [['fireAt', 'desc']],
  limit: MOST_FOLLOWING * ids.length,
});

/** Ids of the reminders that follow records, stored ones asked for once for all records of a commit. */
export class Followers {
  readonly #known = new Map<string, Promise<readonly StoredDocument[]>>();

  constructor(private readonly writes: OwnWrites) {}

  /** Asks for the reminders of many records at once, before `of` asks for those of one. */
  expect(ids: readonly string[]): void {
    for (const some of chunksOf(ids)) this.#expect(some);
  }

  #expect(ids: readonly string[]): void {
    const all = this.writes.find(followingReminders(ids));
    // Whoever asks for them hears of the failure.
    all.catch(() => undefined);
    for (const id of ids) {
      const own = all.then((documents) =>
        documents.filter(({ data }) => (data as Partial<Reminder>).entity?.id === id),
      );
      own.catch(() => undefined);
      this.#known.set(id, own);
    }
  }

  async of(id: string): Promise<readonly string[]> {
    if (!this.#known.has(id)) this.expect([id]);
    const query = followingReminders([id]);
    const following = await this.writes.found(query, (await this.#known.get(id)) ?? []);
    return following.slice(0, MOST_FOLLOWING).map(({ path }) => idOf(path));
  }
}
