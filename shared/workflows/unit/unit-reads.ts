import type { RecordKind, Stored } from '@fm/domain/record';
import { type DocumentQuery, type DocumentTransaction, recordFrom, type StoredDocument } from '../documents';
import { Followers } from './followers';
import { OwnWrites } from './own-writes';
import { purgedPath } from './purged';

/** What a unit knows: everything that is stored, as the unit itself has written it by now. */
export class UnitReads {
  protected readonly writes: OwnWrites;
  readonly followers: Followers;

  constructor(transaction: DocumentTransaction, now: Date) {
    this.writes = new OwnWrites(transaction, now);
    this.followers = new Followers(this.writes);
  }

  /** An id that no record has. */
  newId(): string {
    return this.writes.newId();
  }

  /** A document that is no record; undefined when there is none. */
  read(path: string): Promise<StoredDocument | undefined> {
    return this.writes.get(path);
  }

  /** The record as it is at this moment; undefined when there is none. */
  async find<R extends object>(collection: RecordKind<R>, id: string): Promise<Stored<R> | undefined> {
    return recordFrom<R>(await this.read(`${collection.path}/${id}`));
  }

  /** Records of one kind that fit a query, as they are at this moment. */
  async list<R extends object>(
    collection: RecordKind<R>,
    query: Omit<DocumentQuery, 'path'>,
  ): Promise<readonly Stored<R>[]> {
    const found = await this.writes.find({ ...query, path: collection.path });
    return found.flatMap((document) => recordFrom<R>(document) ?? []);
  }

  /** The same with these fields alone: of hundreds of large records a transaction would hold megabytes. */
  async listOnly<R extends object, F extends keyof Stored<R> & string>(
    collection: RecordKind<R>,
    query: Omit<DocumentQuery, 'path' | 'only'>,
    only: readonly F[],
  ): Promise<readonly Pick<Stored<R>, F | 'id'>[]> {
    return this.list(collection, { ...query, only });
  }

  /** Reads many records of a kind together, for whoever asks for them one by one afterwards. */
  async expect<R extends object>(collection: RecordKind<R>, ids: readonly string[]): Promise<void> {
    await Promise.all(ids.map((id) => this.read(`${collection.path}/${id}`)));
    if (collection.followed && ids.length > 0) this.followers.expect(ids);
  }

  /**
   * Reads together what creating records looks at, for whoever creates many of a kind one by one afterwards. Gives the
   * paths of those that there are none of yet.
   */
  async expectNew<R extends object>(
    collection: RecordKind<R>,
    ids: readonly string[],
  ): Promise<readonly string[]> {
    const missing = await Promise.all(
      ids.map(async (id) => {
        const path = `${collection.path}/${id}`;
        const [known, purged] = await Promise.all([this.read(path), this.read(purgedPath(collection, id))]);
        return known || purged ? [] : [path];
      }),
    );
    return missing.flat();
  }
}
