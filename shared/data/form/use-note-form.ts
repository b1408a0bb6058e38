import type { FieldsOf, RecordKind } from '@fm/domain/record';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { DataFailure, Outcome } from '../failure';
import { newId } from '../write/new-id';
import type { FormDraft } from './use-form-draft';
import { useFormDraft } from './use-form-draft';
import { type FormMerge, useFormMerge } from './use-form-merge';
import { useTyping } from './use-typing';

/** What a note consists of. */
interface Note {
  readonly text: string;
}

/** A correction in place of a new note. */
export interface NoteOptions {
  /** The note that is corrected: the id of its entry, and what it says now. Stays the same while the form is open. */
  readonly corrected?: { readonly id: string; readonly text: string } | undefined;
  /** It is stored, or says what it said. */
  readonly onStored?: () => void;
}

/** A form for one note after the other, or for one correction. */
export interface NoteForm {
  readonly form: UseFormReturn<Note, unknown, Note>;
  readonly saving: boolean;
  readonly dirty: boolean;
  hasUnsaved(): boolean;
  /** Why the note was not stored; what was typed stays. */
  readonly failure: DataFailure | undefined;
  readonly draft: FormDraft | undefined;
  readonly merge: FormMerge | undefined;
  /** Nobody else writes the same note. */
  readonly movedBy: undefined;
  /** For `<form onSubmit>`. */
  save(event?: { preventDefault(): void }): Promise<void>;
}

const NOTE_FIELDS: FieldsOf<Note> = { text: 'Note' };

/**
 * Writes notes into the history of a record. What is typed is kept as a draft until it is stored: by `store`, under an
 * id that stays the same over tries.
 */
export function useNoteForm<R extends object>(
  collection: RecordKind<R>,
  id: string,
  schema: GenericSchema<Note, Note>,
  store: (entryId: string, note: Note) => Promise<Outcome<unknown>>,
  { corrected, onStored }: NoteOptions = {},
): NoteForm {
  // Kept over tries: a note that was stored but not confirmed must not be stored twice.
  const [firstId] = useState(newId);
  const fresh = useRef(firstId);
  const [start] = useState<Note>({ text: corrected?.text ?? '' });
  const form = useForm<Note, unknown, Note>({ defaultValues: start, resolver: valibotResolver(schema) });
  const { isDirty, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<DataFailure>();
  const [merge, ask] = useFormMerge<Note>(NOTE_FIELDS);
  const typing = useTyping(form);
  const { draft, forget } = useFormDraft({
    // Never an id of what is stored: a restored draft brings its own, under which it may have been stored already.
    collection: { path: `${collection.path}/${id}/notes${corrected ? `/${corrected.id}` : ''}` },
    id: undefined,
    form,
    ready: true,
    typing,
    ask,
    from: () => start,
    fresh,
  });
  useEffect(() => {
    if (!isDirty) typing.markSaved(false);
  }, [isDirty, typing.markSaved]);

  const save = form.handleSubmit(async (note) => {
    setFailure(undefined);
    if (note.text === corrected?.text) return onStored?.();
    const outcome = await store(fresh.current, note);
    if (!outcome.ok) return setFailure(outcome.failure);
    typing.markSaved(true);
    forget();
    fresh.current = newId();
    form.reset(start);
    onStored?.();
  });

  return {
    form,
    saving: isSubmitting,
    dirty: isDirty && typing.hasUnsaved(),
    hasUnsaved: typing.hasUnsaved,
    failure,
    draft,
    merge,
    movedBy: undefined,
    save,
  };
}
