import type { RecordKind, Stored } from '@fm/domain/record';
import type { SaveInput } from '@fm/workflows/save';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { DataFailure, Outcome } from '../failure';
import type { Related } from './form-load';
import type { FormDraft } from './use-form-draft';
import type { FormMerge } from './use-form-merge';

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
  /** What only the store knows, such as whether a number is taken: why these values cannot be saved, if so. May throw. */
  check?(values: V, id: string | undefined, related: P | undefined): Promise<DataFailure | undefined>;
  /**
   * Has the server save what the form holds, with what is edited along as it was when the form was filled: undefined on
   * a new record.
   */
  store(input: SaveInput<R, F>, related: P | undefined): Promise<Outcome<unknown>>;
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
  /** What was typed here before and is offered back. */
  readonly draft: FormDraft | undefined;
  /** What two people changed differently, while somebody chooses. */
  readonly merge: FormMerge | undefined;
  /** Who changed the record since this form was filled, while something is typed: saving brings both together. */
  readonly movedBy: string | undefined;
  /** For `<form onSubmit>`. */
  save(event?: { preventDefault(): void }): Promise<void>;
  retry(): void;
}
