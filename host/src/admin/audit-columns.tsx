import { type AuditEntry, auditCells } from '@fm/domain/audit';
import { EVENT_KIND_LABELS, type EventKind } from '@fm/domain/event';
import { formatInstant } from '@fm/ui';
import type { Column } from '@fm/ui/table';

/** A history entry as the page shows it, before it is in a file. */
export interface AuditRow {
  readonly id: string;
  readonly at: string;
  readonly person: string;
  readonly kind: string;
  readonly record: string;
  readonly note: string;
}

/** An entry as the table shows it: the same cells as in the file. */
export function auditRow(entry: AuditEntry): AuditRow {
  const [at = '', person = '', , , kind = '', , record = '', note = ''] = auditCells({ entry, hash: '' });
  return { id: String(entry.id), at, person, kind, record, note };
}

export const AUDIT_COLUMNS: readonly Column<AuditRow>[] = [
  { id: 'at', header: 'Time', width: '13rem', cell: ({ at }) => formatInstant(new Date(at)) },
  { id: 'person', header: 'Person', width: '12rem', cell: ({ person }) => person },
  {
    id: 'kind',
    header: 'Kind',
    width: '11rem',
    cell: ({ kind }) => EVENT_KIND_LABELS[kind as EventKind] ?? kind,
  },
  { id: 'record', header: 'Record', cell: ({ record }) => record },
  { id: 'note', header: 'Note', showFrom: 'wide', cell: ({ note }) => note },
];
