import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { useActor } from '../actor';
import { type DataFailure, failureOf, type Outcome } from '../failure';
import { useLiveRecord } from '../live/live-record';
import { newId } from '../write/new-id';
import { loadOf } from './form-load';
import type { RecordForm, RecordFormOptions } from './record-form';
import { useBase } from './use-base';
import { useFormDraft } from './use-form-draft';
import { useFormMerge } from './use-form-merge';
import { useTyping } from './use-typing';

/** A save that others keep getting ahead of is tried this often. */
const MOST_TRIES = 3;

/**
 * Create and edit in one: loads the record of `id`, follows it while nothing is typed, checks with the schema, saves
 * record and what goes along in one transaction, and keeps everything typed when that fails. What others changed
 * meanwhile is merged in; what both changed is asked for. Typed text is kept as a draft until it is saved.
 */
export function useRecordForm<R extends object, F extends FieldValues, V, P = undefined>(
  options: RecordFormOptions<R, F, V, P>,
): RecordForm<F, V, R> {
  const { collection, id, schema, fromRecord, check, onSaved } = options;
  const actor = useActor();
  const load = loadOf(useLiveRecord(collection, id), options.related);
  const [started] = useState(options.empty);
  // Kept over tries: a save that was stored but not confirmed must not be stored twice.
  const [firstId] = useState(newId);
  const fresh = useRef(firstId);
  const form = useForm<F, unknown, V>({
    mode: 'onBlur',
    defaultValues: started as DefaultValues<F>,
    resolver: valibotResolver(schema),
  });
  const { isDirty } = form.formState;
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<DataFailure>();
  const [merge, ask] = useFormMerge<F>(collection.fields);
  const typing = useTyping(form);
  const base = useBase({ form, load, typing, ask, uid: actor.uid, fromRecord });
  const status = id === undefined ? 'ready' : load.status;
  const from = () => base.current()?.values ?? started;
  const { draft, forget } = useFormDraft({
    collection,
    id,
    form,
    ready: status === 'ready',
    typing,
    ask,
    from,
    fresh,
  });

  useEffect(() => {
    if (!isDirty) typing.markSaved(false);
  }, [isDirty, typing.markSaved]);

  const refuse = (refusal: DataFailure) => {
    setFailure(refusal);
    const fields = Object.entries(refusal.fields ?? {});
    for (const [field, message] of fields) form.setError(field as Path<F>, { type: 'server', message });
    const [first] = fields;
    // Once the message is drawn: it moves the field down, and a field may only now be asked for.
    if (first) setTimeout(() => form.setFocus(first[0] as Path<F>));
  };

  /** Why nothing was stored, when somebody was faster and trying again may help. */
  const store = async (values: V): Promise<DataFailure | undefined> => {
    const before = base.current();
    const key = id ?? fresh.current;
    const refusal = await Promise.resolve(check?.(values, id, before?.related)).catch(failureOf);
    const stored = () =>
      options
        .store({ id: key, values: form.getValues(), base: before?.record ?? null }, before?.related)
        .then(ofForm);
    const outcome = refusal ? { ok: false as const, failure: refusal } : await stored();
    if (outcome.ok) {
      typing.markSaved(true);
      forget();
      onSaved(key, before ? 'edit' : 'create', values);
      // A form that stays open goes on from what it saved.
      form.reset(form.getValues());
    } else if (outcome.failure.kind === 'conflict' && (await base.wasOvertaken())) return outcome.failure;
    else refuse(outcome.failure);
    return undefined;
  };

  const save = async (event?: { preventDefault(): void }) => {
    event?.preventDefault();
    if (saving) return;
    setSaving(true);
    setFailure(undefined);
    try {
      const overtaken: DataFailure[] = [];
      do {
        if (!base.catchUp(save)) return;
        const before = overtaken.length;
        await form.handleSubmit(async (values) => {
          const failure = await store(values);
          if (failure) overtaken.push(failure);
        })();
        if (overtaken.length === before) return;
      } while (overtaken.length < MOST_TRIES);
      const last = overtaken.at(-1);
      if (last) refuse(last);
    } finally {
      setSaving(false);
    }
  };

  return {
    mode: id === undefined ? 'create' : 'edit',
    status,
    record: load.record,
    form,
    saving,
    dirty: isDirty && typing.hasUnsaved(),
    hasUnsaved: typing.hasUnsaved,
    failure: failure ?? load.failure,
    draft,
    merge,
    movedBy: base.movedBy,
    save,
    retry: load.retry,
  };
}

/** An outcome whose failure names the fields as the form does: the server finds them in what it was sent, `values.title`. */
function ofForm(outcome: Outcome<unknown>): Outcome<unknown> {
  if (outcome.ok || !outcome.failure.fields) return outcome;
  const fields = Object.entries(outcome.failure.fields).map(([field, message]) => [
    field.replace(/^values\./, ''),
    message,
  ]);
  return { ok: false, failure: { ...outcome.failure, fields: Object.fromEntries(fields) } };
}
