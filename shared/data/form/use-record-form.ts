import type { RecordKind, Stored } from '@fm/domain/record';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { useActor } from '../actor';
import type { DataFailure } from '../failure';
import { type LiveRecord, useLiveRecord } from '../live/live-record';
import { commitTogether } from '../write/commit';
import { newId } from '../write/records';
import type { Unit } from '../write/unit';

/** What a form needs to know to create and edit one kind of record. */
export interface RecordFormOptions<R extends object, F extends FieldValues, V> {
  readonly collection: RecordKind<R>;
  /** The record to edit, from `?id=`; without it the form creates one. */
  readonly id: string | undefined;
  /** Checks a field when it is left and everything on save. */
  readonly schema: GenericSchema<F, V>;
  /** What a new record's form starts with. */
  empty(): F;
  fromRecord(record: Stored<R>): F;
  /** The record's fields as the checked values say; undefined clears a field. */
  toRecord(values: V, before: Stored<R> | undefined): R;
  /** Writes that belong to the same save, such as a customer's sites. */
  alongside?(unit: Unit, id: string, values: V): Promise<void>;
  /** After everything is stored. */
  onSaved(id: string, mode: 'create' | 'edit'): void;
}

/** A form over one record, from loading to saved. */
export interface RecordForm<F extends FieldValues, V> {
  readonly mode: 'create' | 'edit';
  readonly status: LiveRecord<object>['status'];
  readonly form: UseFormReturn<F, unknown, V>;
  readonly saving: boolean;
  /** Something was typed that is not saved. */
  readonly dirty: boolean;
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
export function useRecordForm<R extends object, F extends FieldValues, V>(
  options: RecordFormOptions<R, F, V>,
): RecordForm<F, V> {
  const { collection, id, schema, empty, fromRecord, toRecord, alongside, onSaved } = options;
  const actor = useActor();
  const live = useLiveRecord(collection, id);
  // Kept over tries: a save that was stored but not confirmed must not be stored twice.
  const [fresh] = useState(newId);
  const form = useForm<F, unknown, V>({
    mode: 'onBlur',
    defaultValues: empty() as DefaultValues<F>,
    resolver: valibotResolver(schema),
  });
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<DataFailure>();
  const base = useRef<Stored<R>>(undefined);
  const saved = useRef(false);
  const { isDirty } = form.formState;

  useEffect(() => {
    if (live.status !== 'ready' || live.record === base.current || (base.current && isDirty)) return;
    base.current = live.record;
    form.reset(fromRecord(live.record));
  }, [live, isDirty, form.reset, fromRecord]);

  const store = async (values: V) => {
    const before = base.current;
    const key = id ?? fresh;
    const outcome = await commitTogether(actor, async (unit) => {
      const record = toRecord(values, before);
      if (before) await unit.update(collection, before, record);
      else await unit.create(collection, key, record);
      await alongside?.(unit, key, values);
    });
    if (outcome.ok) {
      saved.current = true;
      onSaved(key, before ? 'edit' : 'create');
      return;
    }
    // From here on the other person's version is known: saving once more is a decision to keep one's own.
    if (outcome.failure.kind === 'conflict' && live.status === 'ready') base.current = live.record;
    setFailure(outcome.failure);
    for (const [field, message] of Object.entries(outcome.failure.fields ?? {})) {
      form.setError(field as Path<F>, { type: 'server', message });
    }
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
    status: id === undefined ? 'ready' : live.status,
    form,
    saving,
    dirty: isDirty && !saved.current,
    failure: failure ?? (live.status === 'failed' ? live.failure : undefined),
    save,
    retry: () => live.status === 'failed' && live.retry(),
  };
}
