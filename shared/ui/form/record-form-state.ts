import type { Fields } from '@fm/domain/record';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** What a stored record says of itself. */
export interface LastChange {
  readonly number?: string | undefined;
  /** A record that was stored past the commands may have neither time nor name. */
  readonly updatedAt?: Date | undefined;
  readonly updatedBy?: { readonly name: string } | undefined;
  readonly trashed?: boolean | undefined;
}

/** Text typed before that is offered back. */
export interface OfferedDraft {
  readonly at: Date;
  /** What stands in the form was changed since that was typed. */
  readonly outdated: boolean;
  restore(): void;
  discard(): void;
}

/** One place of a form that two people changed differently. */
export interface FormClash {
  /** Keys from the form's values down to the place; a row of a list by its id. */
  readonly path: readonly string[];
  /** The place as the form names it: `sites.2.name`. */
  readonly field: string;
  /** What the row it stands in is called. */
  readonly row?: string | undefined;
  readonly base: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
}

export type ClashSide = 'mine' | 'theirs';

/** A question to choose between what two people typed. */
export interface OpenMerge {
  readonly by: string;
  /** The other side is one's own too, saved in another window. */
  readonly own: boolean;
  readonly next: 'save' | 'restore';
  readonly clashes: readonly FormClash[];
  /** What the fields of the record are called, and how their values are written. */
  readonly fields: Fields;
  choose(sides: readonly ClashSide[]): void;
  putOff(): void;
}

/** A form over one record, as `useRecordForm` of `@fm/data` gives it. */
export interface RecordFormState<F extends FieldValues, V> {
  readonly mode: 'create' | 'edit';
  readonly status: 'loading' | 'ready' | 'missing' | 'failed';
  /** As stored; tells who changed it last. */
  readonly record?: LastChange | undefined;
  readonly form: UseFormReturn<F, unknown, V>;
  readonly saving: boolean;
  readonly dirty: boolean;
  hasUnsaved(): boolean;
  readonly failure: { readonly message: string } | undefined;
  readonly draft?: OfferedDraft | undefined;
  readonly merge?: OpenMerge | undefined;
  readonly movedBy?: string | undefined;
  save(event?: { preventDefault(): void }): Promise<void>;
  retry(): void;
}
