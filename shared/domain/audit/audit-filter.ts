import * as v from 'valibot';
import { EVENT_KINDS } from '../event';

/** Entries one file holds at most: a page of the browser builds the file in memory. */
export const MOST_EXPORTED = 100_000;

const instantText = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'Not a time.'),
  v.transform((text) => new Date(text).toISOString()),
);

/** Which history entries an auditor asks for: from an instant, up to and without another, of one person, of one kind. */
export const auditFilterSchema = v.pipe(
  v.object({
    from: instantText,
    to: instantText,
    /** Login of who made the change. */
    uid: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(128))),
    kind: v.optional(v.picklist(EVENT_KINDS)),
  }),
  v.check(({ from, to }) => from < to, 'The time ends before it begins.'),
);
export type AuditFilter = v.InferOutput<typeof auditFilterSchema>;

/** Whether so many entries fit into one file. */
export const isExportable = (count: number): boolean => count <= MOST_EXPORTED;
