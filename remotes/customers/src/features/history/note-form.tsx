import { run } from '@fm/data';
import { useNoteForm } from '@fm/data/form';
import { type Customer, customerNoteSchema, customers } from '@fm/domain/customer';
import { MAX_NOTE } from '@fm/domain/event';
import type { Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { Button, formatNumber, Notice, TextArea } from '@fm/ui';
import { Field, LeaveGuard, RecordFormNotices, useWatch } from '@fm/ui/form';
import type { KeyboardEvent } from 'react';
import css from './note-form.module.css';

/** A place to write down what was said or seen; whoever may only read is told so. */
export const NoteForm = ({ customer }: { readonly customer: Stored<Customer> }) =>
  useHost().can('customers:edit') && !customer.trashed ? (
    <WriteNote customer={customer} />
  ) : (
    <Notice>
      {customer.trashed
        ? 'The customer is in the trash: notes can be written once it is restored.'
        : 'Your role may look at customers, not write notes on them.'}
    </Notice>
  );

/** What was typed stays until it is stored, over reloads too. */
function WriteNote({ customer }: { readonly customer: Stored<Customer> }) {
  const note = useNoteForm(customers, customer.id, customerNoteSchema, (entryId, typed) =>
    run('customers.note', { id: customer.id, entryId, note: typed }),
  );
  const { control } = note.form;
  const length = useWatch({ control, name: 'text' }).trim().length;
  const addByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void note.save();
  };
  return (
    <form className={css.form} noValidate onSubmit={note.save} onKeyDown={addByKey}>
      <RecordFormNotices record={note} />
      <Field control={control} name="text" label="New note">
        {(field) => (
          <TextArea
            {...field}
            rows={2}
            hint={`${formatNumber(length)} of ${formatNumber(MAX_NOTE)} characters. A note stays as it is: it can be neither changed nor taken back.`}
          />
        )}
      </Field>
      {note.failure && <Notice tone="danger">{note.failure.message}</Notice>}
      <div className={css.add}>
        <Button type="submit" variant="secondary" busy={note.saving}>
          {note.saving ? 'Adding...' : 'Add note'}
        </Button>
        <span className={css.key}>or Ctrl + Enter</span>
      </div>
      <LeaveGuard dirty={note.dirty} hasUnsaved={note.hasUnsaved} stays={samePage} kept />
    </form>
  );
}

/** Filters are part of the address and leave the form where it is. */
const samePage = (from: { readonly pathname: string }, to: { readonly pathname: string }) =>
  from.pathname === to.pathname;
