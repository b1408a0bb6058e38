import type { BaseIssue, BaseSchema } from 'valibot';
import type { CalendarDay } from '../calendar-day';
import type { Permission } from '../role';
import type { Fields, FieldsOf } from './field';
import type { Actor, Numbered, Stored } from './record';
import type { Telling } from './telling';

/** Whose timeline a change belongs to besides the record's own. */
export interface Links {
  readonly customerId?: string;
  readonly siteId?: string;
  /** The record this one is a part of, whose own history tells of it too: its id. */
  readonly about?: string;
  /** The crew reads nothing of it, nor of its history. */
  readonly officeOnly?: true;
}

/** What of a record the reminders about it follow. */
export interface Followed {
  /** Its dates, by the name of the field. */
  readonly days: Readonly<Record<string, CalendarDay | undefined>>;
  /** There is nothing left to be reminded of: done, lost, ended. */
  readonly over: boolean;
  /** The employee who sees to it. */
  readonly responsible?: string | undefined;
}

/** One condition on a field of a record. */
export type FieldCondition = readonly [
  field: string,
  operator: '==' | 'in' | 'array-contains',
  value: unknown,
];

/** Records of a kind, as people call one and several of them: "site", "sites". */
export interface Called {
  readonly one: string;
  readonly many: string;
}

/** Records that belong to another one, a record `R`. */
export interface Children<R extends object = never> extends Partial<Called> {
  /** Their kind, by its name in history. */
  readonly type: string;
  /** The field that names the other one by its id; left out for those that lie below it. */
  readonly by?: string;
  /** What that field holds where it is not the id; undefined where nothing can name the other one. */
  names?(other: Stored<R>): unknown;
  /** Leaves out those that have nothing to do with it after all. */
  counts?(record: object): boolean;
  /** That field is a list of ids. */
  readonly amongMany?: boolean;
  /**
   * What they mean for the other one's way to the trash: they go along, and come back and are deleted for good with
   * it; or it stays as long as there are some that are not finished, or any of them.
   */
  readonly trash?: 'along' | 'unfinished stay' | 'all stay';
  /** Each lies below a record of its own, and goes with that one: nobody counts them. */
  readonly everywhere?: boolean;
}

/** Everything that reading, writing, history, trash and merging need to know of one kind of record. */
export interface RecordKind<R extends object> {
  /** Path of the collection: `customers`, or `customers/abc/contacts`. */
  readonly path: string;
  /** Name of the kind in history and counters: `customer`. */
  readonly type: string;
  /** What people call a record of the kind, and several. */
  readonly called: Called;
  /** Not everybody may read these records: nor their history, which lies beside them then (see `historyPath`). */
  readonly isPrivate?: boolean;
  /** The record's own fields, without envelope. */
  readonly schema: BaseSchema<unknown, R, BaseIssue<unknown>>;
  /** What of them pages can show, where that is more than may be stored. */
  readonly readAs?: BaseSchema<unknown, R, BaseIssue<unknown>>;
  /** What else there is to know of each of these fields. */
  readonly fields: Fields;
  /** Fields that say who somebody is: what goes when a person is erased. */
  readonly personal?: readonly string[];
  /** What history calls the record. */
  label(record: Numbered<R>): string;
  /** Word beginnings the record is found by. */
  tokens?(record: Numbered<R>): readonly string[];
  links?(record: R, id: string): Links;
  /** Fields kept for sorting and filtering alone, as they follow from the others. */
  derived?(record: R): Partial<R>;
  /** Whom a change concerns; nothing before where the record is new. `createdBy` is the uid of who created it. */
  tells?(before: R | undefined, after: R, createdBy: string): readonly Telling[];
  /** For kinds with dates that reminders follow. */
  followed?(record: R): Followed;
  /** Prefix of yearly numbers such as `WO-2026-0042`. */
  readonly numberPrefix?: string;
  /** A command gives the number when the record is to have one, not when it is created, and none is ever skipped. */
  readonly isNumberedLater?: boolean;
  /** For changing what its form edits, putting that back and undoing it; left out where commands of its own alone change it. */
  readonly permission?: Permission;
  /** Why a record stays as it is, whoever asks; undefined where it may change. */
  locked?(record: R, actor: Actor): string | undefined;
  /** What follows from the fields once some of them are put back. */
  follows?(before: R, after: R, today: CalendarDay): Partial<R>;
  /**
   * How records get into the trash, from where they are deleted for good after their time: people move them by
   * themselves; with a record that they belong to, or by commands of their own; or so, and the history says nothing.
   */
  readonly trash?: 'alone' | 'along' | 'without history';
  /** What else happens when one goes to the trash, and what does not come back with it, in whole sentences. */
  besidesTrash?(record: R): { readonly goes: string; readonly returns: string } | undefined;
  /** They may have files, which are deleted for good with them. */
  readonly hasFiles?: boolean;
  /** Which of them stand for something unfinished, and what those are called. */
  readonly unfinished?: Called & { readonly which: FieldCondition };
  /** Records that belong to one of them, in the order in which they go over to another one when two are merged. */
  readonly children?: readonly Children<R>[];
}

/** What people call a record of a kind, to begin a sentence with: "Work order". */
export const calledLabel = ({ called: { one } }: { readonly called: Called }): string =>
  `${one.charAt(0).toUpperCase()}${one.slice(1)}`;

/** Gives the kind back with its record type inferred from the schema; all its fields have to be named. */
export const defineKind = <R extends object>(
  kind: RecordKind<R> & { readonly fields: FieldsOf<R> },
): RecordKind<R> => kind;
