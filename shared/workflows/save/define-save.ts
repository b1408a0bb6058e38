import { type RecordKind, recordId, type Stored } from '@fm/domain/record';
import type { Permission } from '@fm/domain/role';
import * as v from 'valibot';
import { type Command, type CommandContext, defineCommand } from '../command';
import { FailureSignal, missing } from '../failure';
import type { HistoryNote, Unit } from '../unit';

/** How a form of one kind of record becomes the record; `X` is what is sent besides the form. */
export interface SavedForm<R extends object, F, V, X> {
  readonly kind: RecordKind<R>;
  /** Checks what the form holds. */
  readonly schema: v.GenericSchema<F, V>;
  /** Checks what is sent besides, such as what a new record came of. */
  readonly beside: v.GenericSchema<X, X>;
  /** The record's fields as the checked values say, with those of `before` that no form changes. */
  toRecord(values: V, before: R | undefined, context: CommandContext): R;
  /**
   * Checks what only the store knows, and gives the values as they are to be stored, such as with the names of people
   * as their records have them. Throws a `FailureSignal` that names the fields.
   */
  settle?(unit: Unit, saved: CheckedSave<R, V, X>, context: CommandContext): Promise<V>;
  /** Checks what only the store knows of the settled values. Throws a `FailureSignal` that names the fields. */
  check?(unit: Unit, saved: CheckedSave<R, V, X>, context: CommandContext): Promise<void>;
  /** What the history says of this save beyond the fields. */
  note?(values: V): HistoryNote | undefined;
  /** Makes the changes that belong to the same save, and gives the record with what follows from them. */
  complete?(unit: Unit, saved: StoredSave<R, V, X>, context: CommandContext): Promise<R>;
}

/** What a form sends to be saved. */
export interface SaveInput<R extends object, F, X = undefined> {
  readonly id: string;
  readonly values: F;
  /** The record as the form was filled with it; null for a new one. */
  readonly base: R | null;
  readonly beside?: X | undefined;
}

/** The same once it is checked. */
export interface CheckedSave<R extends object, V, X = undefined> {
  readonly id: string;
  readonly values: V;
  readonly base: R | null;
  readonly beside?: X | undefined;
  /** The record as it is stored at this moment; undefined for a new one. */
  readonly current: Stored<R> | undefined;
}

/** The same with the record as it will be stored, where nobody else changed anything. */
export interface StoredSave<R extends object, V, X> extends CheckedSave<R, V, X> {
  readonly record: R;
}

/**
 * The command that creates a record of one kind, or saves what a form changed of it: against `base`, so that what
 * others changed meanwhile stays theirs.
 */
export function defineSave<const Name extends string, R extends object, F, V, X = undefined>(
  name: Name,
  permission: Permission,
  form: Omit<SavedForm<R, F, V, X>, 'beside'> & Partial<Pick<SavedForm<R, F, V, X>, 'beside'>>,
): Command<Name, SaveInput<R, F, X>, Omit<CheckedSave<R, V, X>, 'current'>, null> {
  const { kind, schema, beside, toRecord, settle, check, note, complete } = form;
  return defineCommand({
    name,
    permission,
    input: v.object({
      id: recordId,
      values: schema,
      base: v.nullable(kind.schema as v.GenericSchema<R, R>),
      beside: v.optional(beside ?? (v.undefined() as unknown as v.GenericSchema<X, X>)),
    }) as unknown as v.GenericSchema<SaveInput<R, F, X>, Omit<CheckedSave<R, V, X>, 'current'>>,
    async run(unit, input, context) {
      const { id, base } = input;
      const current = await unit.find(kind, id);
      if (base !== null && (!current || current.trashed)) throw new FailureSignal(missing);
      const saved = { ...input, current: base === null ? undefined : current };
      const values = (await settle?.(unit, saved, context)) ?? input.values;
      await check?.(unit, { ...saved, values }, context);
      const written = toRecord(values, base ?? undefined, context);
      const record = (await complete?.(unit, { ...saved, values, record: written }, context)) ?? written;
      await unit.save(kind, id, base, record, note?.(values));
      return null;
    },
  });
}
