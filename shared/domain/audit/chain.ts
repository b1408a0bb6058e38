import type { AuditFilter } from './audit-filter';
import { canonicalJson } from './canonical-json';

/** The hash of a text as 64 hexadecimal digits. Handed in, because the domain knows no machine. */
export type Sha256 = (text: string) => string;

/** A history entry in a file: plain JSON, instants as ISO text, with its id. */
export type AuditEntry = Readonly<Record<string, unknown>>;

/** What an export is of. The chain begins with it, so that it cannot be changed either. */
export interface ExportFacts {
  readonly format: 'history-1';
  /** The export, as the history names it. */
  readonly exportId: string;
  readonly exportedAt: string;
  readonly exportedBy: string;
  readonly filter: AuditFilter;
}

/** The first line of a file. */
export interface AuditHead extends ExportFacts {
  /** Entries in the file. */
  readonly count: number;
  readonly firstHash: string;
}

/** The last line of a file: without it, the file was cut. */
export interface AuditTail {
  readonly count: number;
  readonly lastHash: string;
}

/** A line of a file. */
export type AuditLine =
  | { readonly head: AuditHead }
  | { readonly entry: AuditEntry; readonly hash: string }
  | { readonly tail: AuditTail };

/** What the chain of an export begins with. */
export const firstHash = (
  sha256: Sha256,
  { format, exportId, exportedAt, exportedBy, filter }: ExportFacts,
): string => sha256(canonicalJson({ format, exportId, exportedAt, exportedBy, filter }));

/** The hash of an entry that follows the one with the hash `previous`. */
export const nextHash = (sha256: Sha256, previous: string, entry: AuditEntry): string =>
  sha256(`${previous}${canonicalJson(entry)}`);
