import { run } from '@fm/data';
import { useNoteForm } from '@fm/data/form';
import { type Customer, customerNoteSchema, customers } from '@fm/domain/customer';
import { MAX_NOTE } from '@fm/domain/event';
import type { Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { Button, formatInstant, formatNumber, Notice, TextArea } from '@fm/ui';
import { Field, LeaveGuard, RecordFormNotices, useWatch } from '@fm/ui/form';
import { type KeyboardEvent, useEffect } from 'react';
import css from './note-form.module.css';

/** A note in the history that is about to be said again. */
export interface CorrectedNote {
  readonly id: string;
  readonly text: string;
  readonly at: Date;
}

interface NoteFormProps {
  readonly customer: Stored<Customer>;
  /** The note that is corrected. None is: null once one was, undefined before. */
  readonly correcting: CorrectedNote | null | undefined;
  /** The correction is stored, or left. */
  readonly onCorrected: () => void;
}

/** A place to write down what was said or seen; whoever may only read is told so. */
export const NoteForm = ({ customer, correcting, onCorrected }: NoteFormProps) =>
  useHost().can('customers:edit') && !customer.trashed ? (
    // What was typed into the one is offered again when the form turns back to it.
    <WriteNote
      key={correcting?.id ?? ''}
      customer={customer}
      correcting={correcting}
      onCorrected={onCorrected}
    />
  ) : (
    <Notice>
      {customer.trashed
        ? 'The customer is in the trash: notes can be written once it is restored.'
        : 'Your role may look at customers, not write notes on them.'}
    </Notice>
  );

/** What was typed stays until it is stored, over reloads too. */
function WriteNote({ customer: { id }, correcting, onCorrected }: NoteFormProps) {
  const note = useNoteForm(
    customers,
    id,
    customerNoteSchema,
    (entryId, typed) =>
      correcting
        ? run('customers.correctNote', { id, entryId, corrects: correcting.id, note: typed })
        : run('customers.note', { id, entryId, note: typed }),
    { corrected: correcting ?? undefined, onStored: onCorrected },
  );
  const { control, setFocus } = note.form;
  // The button that was pressed is far below, or gone.
  const isTurned = correcting !== undefined;
  useEffect(() => {
    if (isTurned) setFocus('text');
  }, [isTurned, setFocus]);
  const length = useWatch({ control, name: 'text' }).trim().length;
  const addByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void note.save();
  };
  return (
    <form className={css.form} noValidate onSubmit={note.save} onKeyDown={addByKey}>
      <RecordFormNotices record={note} />
      <Field
        control={control}
        name="text"
        label={correcting ? `Correct the note of ${formatInstant(correcting.at)}` : 'New note'}
      >
        {(field) => (
          <TextArea
            {...field}
            rows={2}
            hint={
              correcting
                ? `${formatNumber(length)} of ${formatNumber(MAX_NOTE)} characters. The history keeps the note as it was, struck out.`
                : `${formatNumber(length)} of ${formatNumber(MAX_NOTE)} characters. You can correct it later.`
            }
          />
        )}
      </Field>
      {note.failure && <Notice tone="danger">{note.failure.message}</Notice>}
      <div className={css.add}>
        <Button type="submit" variant="secondary" busy={note.saving}>
          {correcting ? saveLabel(note.saving) : addLabel(note.saving)}
        </Button>
        {correcting && (
          <Button variant="outline" onClick={onCorrected}>
            Cancel
          </Button>
        )}
        <span className={css.key}>or Ctrl + Enter</span>
      </div>
      <LeaveGuard dirty={note.dirty} hasUnsaved={note.hasUnsaved} stays={samePage} kept />
    </form>
  );
}

const addLabel = (saving: boolean) => (saving ? 'Adding...' : 'Add note');
const saveLabel = (saving: boolean) => (saving ? 'Saving...' : 'Save correction');

/** Filters are part of the address and leave the form where it is. */
const samePage = (from: { readonly pathname: string }, to: { readonly pathname: string }) =>
  from.pathname === to.pathname;
