import { isRecordId, type RecordKind, type Stored } from '@fm/domain/record';
import type { Permission } from '@fm/domain/role';
import * as v from 'valibot';
import { type Command, type CommandContext, defineCommand } from '../command';
import type { Unit } from '../unit';

/** How a form of one kind of record becomes the record. */
export interface SavedForm<R extends object, F, V> {
  readonly kind: RecordKind<R>;
  /** Checks what the form holds. */
  readonly schema: v.GenericSchema<F, V>;
  /** The record's fields as the checked values say, with those of `before` that no form changes. */
  toRecord(values: V, before: R | undefined, context: CommandContext): R;
  /** The values with names from the records that they refer to. Throws a `FailureSignal` that names the fields. */
  settle?(unit: Unit, saved: CheckedSave<R, V>, context: CommandContext): Promise<V>;
  /** Checks what only the store knows. Throws a `FailureSignal` that names the fields. */
  check?(unit: Unit, saved: CheckedSave<R, V>, context: CommandContext): Promise<void>;
}

/** What a form sends to be saved. */
export interface SaveInput<R extends object, F> {
  readonly id: string;
  readonly values: F;
  /** The record as the form was filled with it; null for a new one. */
  readonly base: R | null;
}

/** The same once it is checked. */
export interface CheckedSave<R extends object, V> {
  readonly id: string;
  readonly values: V;
  readonly base: R | null;
}

/**
 * The command that creates a record of one kind, or saves what a form changed of it: against `base`, so that what
 * others changed meanwhile stays theirs.
 */
export function defineSave<const Name extends string, R extends object, F, V>(
  name: Name,
  permission: Permission,
  { kind, schema, toRecord, settle, check }: SavedForm<R, F, V>,
): Command<Name, SaveInput<R, F>, CheckedSave<R, V>, null> {
  return defineCommand({
    name,
    permission,
    input: v.object({
      id: v.pipe(v.string(), v.check(isRecordId)),
      values: schema,
      base: v.nullable(kind.schema as v.GenericSchema<R, R>),
    }),
    async run(unit, asked, context) {
      const { id, base } = asked;
      const values = settle ? await settle(unit, asked, context) : asked.values;
      const saved = { ...asked, values };
      await check?.(unit, saved, context);
      if (base === null) await unit.create(kind, id, toRecord(values, undefined, context));
      else await unit.update(kind, { ...(base as Stored<R>), id }, toRecord(values, base, context));
      return null;
    },
  });
}
