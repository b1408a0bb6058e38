import { changesBetween, type EventKind, type EventSource, historyPath } from '@fm/domain/event';
import { foundBy } from '@fm/domain/number';
import { type Actor, type RecordKind, type Stored, stampOf } from '@fm/domain/record';
import type { TransitionOutcome } from '@fm/domain/transitions';

/** A document to write: its path below the database's root, and its fields. */
export interface SeedDocument {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What a history entry says beyond its fields. */
export interface EntryNote {
  readonly kind?: EventKind;
  readonly note?: string;
  readonly source?: EventSource;
}

const MS_PER_MINUTE = 60_000;
/** Who filled in an item of a checklist and when: the entry's own actor and time say it. */
const WHO_AND_WHEN = /^checklist\..*\.(by|at)$/;

/**
 * One record through its life: created, changed, taken from state to state, each with its history entry, as the app
 * itself would have written them. `rev` is the number of entries.
 */
export class Chronicle<R extends object> {
  readonly #events: SeedDocument[] = [];
  #stored: Stored<R>;

  constructor(
    readonly kind: RecordKind<R>,
    readonly id: string,
    record: R,
    actor: Actor,
    at: Date,
    { number, ...note }: EntryNote & { readonly number?: string } = {},
  ) {
    const by = stampOf(actor);
    const stamps = { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by };
    const whole = { ...record, ...kind.derived?.(record) };
    this.#stored = { ...whole, ...(number && { number }), ...stamps, id, rev: 1, trashed: false, schema: 1 };
    this.#enter(actor, at, [], { kind: 'created', ...note });
  }

  /** The record as it is by now. */
  get record(): Stored<R> {
    return this.#stored;
  }

  /** Changes fields; undefined clears one. A patch that changes nothing leaves no trace. */
  change(patch: Partial<R>, actor: Actor, at: Date, note: EntryNote = {}): void {
    const before = this.#stored;
    const changes = changesBetween(this.kind.fields, before, { ...before, ...patch }).filter(
      ({ path }) => !WHO_AND_WHEN.test(path),
    );
    if (changes.length === 0 && !note.kind) return;
    const when = new Date(Math.max(at.getTime(), before.updatedAt.getTime() + MS_PER_MINUTE));
    const after = { ...before, ...patch };
    this.#stored = {
      ...after,
      ...this.kind.derived?.(after),
      updatedAt: when,
      updatedBy: stampOf(actor),
      rev: before.rev + 1,
    };
    this.#enter(actor, when, changes, { kind: 'changed', ...note });
  }

  /** Takes a step of the record's state machine. Throws when the machine refuses: then the demo data is wrong. */
  take(step: (record: Stored<R>, at: Date) => TransitionOutcome<R>, actor: Actor, at: Date): void {
    const when = new Date(Math.max(at.getTime(), this.#stored.updatedAt.getTime() + MS_PER_MINUTE));
    const result = step(this.#stored, when);
    if (!result.ok) throw new Error(`${this.kind.type} ${this.id}: ${result.message}`);
    const { patch, kind, note } = result;
    this.change(patch, actor, when, { kind, ...(note && { note }) });
  }

  /** The record with everything the store needs, then its history. */
  documents(): SeedDocument[] {
    const { id, ...data } = this.#stored;
    return [
      { path: `${this.kind.path}/${id}`, data: { ...data, ...foundBy(this.kind, this.#stored) } },
      ...this.#events,
    ];
  }

  #enter(actor: Actor, at: Date, changes: readonly object[], note: EntryNote): void {
    const { uid, name, role } = actor;
    const { kind, id } = this;
    this.#events.push({
      path: `${historyPath(kind)}/${kind.type}-${id}-${this.#stored.rev}`,
      data: {
        at,
        actor: { uid, name, role },
        entity: { type: kind.type, id, label: kind.label(this.#stored) },
        ...kind.links?.(this.#stored, id),
        kind: note.kind ?? 'changed',
        changes,
        ...(note.note && { note: note.note }),
        source: note.source ?? 'ui',
      },
    });
  }
}
