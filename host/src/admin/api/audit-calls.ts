import type { AuditEntry, AuditFilter, AuditLine, ExportFacts } from '@fm/domain/audit';
import { callFunction } from '@fm/firebase/functions';

const DEADLINE_MS = 30_000;

/** How much history there is for a filter, and the first entries. */
export interface AuditPreview {
  readonly count: number;
  readonly entries: readonly AuditEntry[];
}

const call = (data: object) => callFunction('exportHistory', data, DEADLINE_MS);

/** Asks the server how many entries there are. */
export const lookAtHistory = async (filter: AuditFilter): Promise<AuditPreview> =>
  (await call({ step: 'look', filter })) as AuditPreview;

interface Begun {
  readonly facts: ExportFacts;
  readonly firstHash: string;
}

interface Given {
  readonly lines: readonly { readonly entry: AuditEntry; readonly hash: string }[];
  readonly isDone: boolean;
}

/** All lines of an export, from the head to the tail. Calls `onCount` with the entries so far, and throws once stopped. */
export async function readExport(
  filter: AuditFilter,
  onCount: (count: number) => void,
  signal: AbortSignal,
): Promise<readonly AuditLine[]> {
  const { facts, firstHash } = (await call({ step: 'begin', filter })) as Begun;
  const lines: Given['lines'][number][] = [];
  for (let isDone = false; !isDone; ) {
    signal.throwIfAborted();
    const asked = { step: 'continue', exportId: facts.exportId, count: lines.length };
    const given = (await call(asked)) as Given;
    lines.push(...given.lines);
    isDone = given.isDone;
    onCount(lines.length);
  }
  signal.throwIfAborted();
  return [
    { head: { ...facts, count: lines.length, firstHash } },
    ...lines,
    { tail: { count: lines.length, lastHash: lines.at(-1)?.hash ?? firstHash } },
  ];
}
