import type { RecordKind, Stored } from '@fm/domain/record';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { useActor } from '../actor';
import { type DataFailure, failureOf } from '../failure';
import { useLiveRecord } from '../live/live-record';
import { commitTogether } from '../write/commit';
import { newId } from '../write/records';
import type { Unit } from '../write/unit';
import { loadOf, type Related } from './form-load';

export type { Related } from './form-load';

/** What a form needs to know to create and edit one kind of record; `P` is what is edited along with it. */
export interface RecordFormOptions<R extends object, F extends FieldValues, V, P = undefined> {
  readonly collection: RecordKind<R>;
  /** The record to edit, from `?id=`; without it the form creates one. */
  readonly id: string | undefined;
  /** Checks a field when it is left and everything on save. */
  readonly schema: GenericSchema<F, V>;
  /** Records edited on the same form, such as a customer's sites. Leave out where there are none. */
  readonly related?: Related<P>;
  /** What a new record's form starts with. */
  empty(): F;
  fromRecord(record: Stored<R>, related: P): F;
  /** The record's fields as the checked values say; undefined clears a field. */
  toRecord(values: V, before: Stored<R> | undefined): R;
  /** What only the store knows, such as whether a number is taken: why these values cannot be saved, if so. May throw. */
  check?(values: V, id: string | undefined, related: P | undefined): Promise<DataFailure | undefined>;
  /** Writes that belong to the same save; `related` as it was when the form was filled, undefined on a new record. */
  alongside?(unit: Unit, id: string, values: V, related: P | undefined): Promise<void>;
  /** After everything is stored. */
  onSaved(id: string, mode: 'create' | 'edit', values: V): void;
}

/** A form over one record, from loading to saved. */
export interface RecordForm<F extends FieldValues, V, R extends object = object> {
  readonly mode: 'create' | 'edit';
  readonly status: 'loading' | 'ready' | 'missing' | 'failed';
  /** The record as stored at this moment, whatever is typed; undefined for a new one. */
  readonly record: Stored<R> | undefined;
  readonly form: UseFormReturn<F, unknown, V>;
  readonly saving: boolean;
  /** Something was typed that is not saved. */
  readonly dirty: boolean;
  /** The same at this very moment, for leaving right after a save. */
  hasUnsaved(): boolean;
  /** Why the last save did not happen; what was typed stays. */
  readonly failure: DataFailure | undefined;
  /** For `<form onSubmit>`. */
  save(event?: { preventDefault(): void }): Promise<void>;
  retry(): void;
}

/**
 * Create and edit in one: loads the record of `id`, follows it while nothing is typed, checks with the schema, saves
 * record and what goes along in one transaction, and keeps everything typed when that fails.
 */
export function useRecordForm<R extends object, F extends FieldValues, V, P = undefined>(
  options: RecordFormOptions<R, F, V, P>,
): RecordForm<F, V, R> {
  const { collection, id, schema, empty, fromRecord, toRecord, check, alongside, onSaved } = options;
  const actor = useActor();
  const live = useLiveRecord(collection, id);
  const load = loadOf(live, options.related);
  // Kept over tries: a save that was stored but not confirmed must not be stored twice.
  const [fresh] = useState(newId);
  const form = useForm<F, unknown, V>({
    mode: 'onBlur',
    defaultValues: empty() as DefaultValues<F>,
    resolver: valibotResolver(schema),
  });
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<DataFailure>();
  const base = useRef<{ readonly record: Stored<R>; readonly related: P }>(undefined);
  const saved = useRef(false);
  const { isDirty } = form.formState;
  const { record, related } = load;

  useEffect(() => {
    if (!record) return;
    const known = base.current;
    if (known && (isDirty || (record === known.record && related === known.related))) return;
    base.current = { record, related: related as P };
    saved.current = false;
    form.reset(fromRecord(record, related as P));
  }, [record, related, isDirty, form.reset, fromRecord]);

  useEffect(() => {
    if (!isDirty) saved.current = false;
  }, [isDirty]);

  const refuse = (refusal: DataFailure) => {
    setFailure(refusal);
    const fields = Object.entries(refusal.fields ?? {});
    for (const [index, [field, message]] of fields.entries()) {
      form.setError(field as Path<F>, { type: 'server', message }, { shouldFocus: index === 0 });
    }
  };

  const store = async (values: V) => {
    const before = base.current;
    const key = id ?? fresh;
    const refusal = await Promise.resolve(check?.(values, id, before?.related)).catch(failureOf);
    if (refusal) return refuse(refusal);
    const outcome = await commitTogether(actor, async (unit) => {
      const fields = toRecord(values, before?.record);
      if (before) await unit.update(collection, before.record, fields);
      else await unit.create(collection, key, fields);
      await alongside?.(unit, key, values, before?.related);
    });
    if (outcome.ok) {
      saved.current = true;
      onSaved(key, before ? 'edit' : 'create', values);
      // A form that stays open goes on from what it saved.
      return form.reset(form.getValues());
    }
    // From here on the other person's version is known: saving once more is a decision to keep one's own.
    if (outcome.failure.kind === 'conflict' && record) base.current = { record, related: related as P };
    refuse(outcome.failure);
  };

  const save = async (event?: { preventDefault(): void }) => {
    event?.preventDefault();
    if (saving) return;
    setSaving(true);
    setFailure(undefined);
    try {
      await form.handleSubmit(store)();
    } finally {
      setSaving(false);
    }
  };

  return {
    mode: id === undefined ? 'create' : 'edit',
    status: id === undefined ? 'ready' : load.status,
    record,
    form,
    saving,
    dirty: isDirty && !saved.current,
    hasUnsaved: useCallback(() => form.formState.isDirty && !saved.current, [form]),
    failure: failure ?? load.failure,
    save,
    retry: load.retry,
  };
}
