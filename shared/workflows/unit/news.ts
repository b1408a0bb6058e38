import { type LeftNews, NEWS_PATH, type News, newsKeptUntil } from '@fm/domain/notification';
import { type Actor, type RecordKind, type RecordName, type Stamp, stampOf } from '@fm/domain/record';
import { COMMIT_TIME, type DocumentTransaction } from '../documents';

/** A comment is told as what happened on its order. */
const aboutOf = <R extends object>(kind: RecordKind<R>, id: string, after: R): RecordName => {
  const { workOrderRef } = after as { readonly workOrderRef?: { readonly id: string } };
  return kind.type === 'comment' && workOrderRef
    ? { type: 'workOrder', id: workOrderRef.id }
    : { type: kind.type, id };
};

/**
 * What the changes of one commit are told to others. It is left with the commit, for a function to tell: so nothing is
 * told that was not stored, and nothing is lost.
 */
export class NewsOfCommit {
  readonly #items: News[] = [];

  constructor(
    private readonly actor: Actor,
    private readonly now: Date,
  ) {}

  /** Notes whom a change concerns besides the one who made it. */
  note<R extends object>(
    kind: RecordKind<R>,
    id: string,
    { before, after, createdBy }: { readonly before?: R; readonly after: R; readonly createdBy: string },
  ): void {
    for (const telling of kind.tells?.(before, after, createdBy) ?? []) {
      const employees = (telling.employees ?? []).filter((one) => one !== this.actor.employeeId);
      const logins = (telling.logins ?? []).filter((one) => one !== this.actor.uid);
      const { makerOf } = telling;
      if (employees.length + logins.length === 0 && makerOf === undefined) continue;
      const record = { ...aboutOf(kind, id, after), label: kind.label(after) };
      this.#items.push({
        kind: telling.kind,
        record,
        employees,
        logins,
        ...(makerOf !== undefined && { makerOf }),
      });
    }
  }

  /** How much was noted, to come back to with `backTo`. */
  get mark(): number {
    return this.#items.length;
  }

  /** Takes out what was noted since the mark. */
  backTo(mark: number): void {
    this.#items.length = mark;
  }

  /** Leaves what was noted, if anything was. */
  write(transaction: Pick<DocumentTransaction, 'set' | 'newId'>): void {
    if (this.#items.length === 0) return;
    const left: Omit<LeftNews, 'at' | 'by'> & { at: typeof COMMIT_TIME; by: Stamp } = {
      at: COMMIT_TIME,
      by: stampOf(this.actor),
      items: this.#items,
      expireAt: newsKeptUntil(this.now),
    };
    transaction.set(`${NEWS_PATH}/${transaction.newId()}`, { ...left });
  }
}
