/** Tells an operator something: a line, and below it what explains it at length. */
export type Log = (line: string, details?: string) => void;

/** What a terminal obeys or hides instead of showing: control characters, line separators, changes of direction. */
const OBEYED = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

const shown = (text: string): string =>
  text.replace(OBEYED, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * A log that shows control characters in what clients sent, so that nobody clears the operator's terminal or writes a
 * line there. Details come line by line, set off from the line they belong to.
 */
export const escapedLog =
  (log: (line: string) => void): Log =>
  (line, details) => {
    log(shown(line));
    for (const detail of details?.split('\n') ?? []) log(`  ${shown(detail)}`);
  };

/** Where an error came from, for the details of a log entry. */
export const traceOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
