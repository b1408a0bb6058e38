import type { BaseIssue, BaseSchema } from 'valibot';
import type { CalendarDay } from '../calendar-day';
import type { Numbered } from './record';

/** Whose timeline a change belongs to besides the record's own. */
export interface Links {
  readonly customerId?: string;
  readonly siteId?: string;
  /** The record this one is a part of, whose own history tells of it too: its id. */
  readonly about?: string;
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

/** Everything reading and writing needs to know of one kind of record. */
export interface RecordKind<R extends object> {
  /** Path of the collection: `customers`, or `customers/abc/contacts`. */
  readonly path: string;
  /** Name of the kind in history and counters: `customer`. */
  readonly type: string;
  /** Not everybody may read these records: nor their history, which lies beside them then (see `historyPath`). */
  readonly isPrivate?: boolean;
  /** The record's own fields, without envelope. */
  readonly schema: BaseSchema<unknown, R, BaseIssue<unknown>>;
  /** What history calls the record. */
  label(record: Numbered<R>): string;
  /** Word beginnings the record is found by. */
  tokens?(record: Numbered<R>): readonly string[];
  links?(record: R, id: string): Links;
  /** Fields kept for sorting and filtering alone, as they follow from the others. */
  derived?(record: R): Partial<R>;
  /** For kinds with dates that reminders follow. */
  followed?(record: R): Followed;
  /** Prefix of yearly numbers such as `WO-2026-0042`. */
  readonly numberPrefix?: string;
}

/** Gives the kind back with its record type inferred from the schema. */
export const defineKind = <R extends object>(kind: RecordKind<R>): RecordKind<R> => kind;
