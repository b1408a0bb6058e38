import type { Change, Formats, HistoryEvent } from '@fm/domain/event';
import { Button } from '../button/button';
import { EmptyState } from '../feedback/empty-state';
import { ErrorState } from '../feedback/error-state';
import { Notice } from '../feedback/notice';
import { Skeleton } from '../feedback/skeleton';
import { Timeline, type TimelineEntry, type TimelineProps } from '../list/timeline';
import { changeLine, entryWords } from './entry-words';
import { PutBackButtons } from './put-back-buttons';

/** An entry of a history, under its id. */
export type HistoryRow = HistoryEvent & { readonly id: string };

/** The history of a record, as `useRecordHistory` of `@fm/data` gives it. */
export interface HistoryRows {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly rows: readonly HistoryRow[];
  readonly failure?: { readonly message: string } | undefined;
  retry(): void;
}

/** The way back to earlier values, as `usePutBack` of `@fm/data` gives it. */
export interface HistoryPutBack {
  readonly busy: boolean;
  readonly failure: { readonly message: string } | undefined;
  mayField(event: HistoryEvent, change: Change): boolean;
  field(event: HistoryRow, change: Change): void;
  mayVersion(newer: readonly HistoryEvent[]): boolean;
  version(newer: readonly HistoryRow[]): void;
}

export interface RecordHistoryProps extends Pick<TimelineProps, 'headingLevel'> {
  readonly history: HistoryRows;
  /** Shows older entries too; left out when all there are is shown. */
  readonly onMore?: (() => void) | undefined;
  /** For those who may edit the record: buttons that put a field or the whole record back. */
  readonly putBack?: HistoryPutBack | undefined;
  /** How values are written, where not as elsewhere in the app: times at a site, for example. */
  readonly formats?: Formats | undefined;
}

/** What happened to one record, the newest first, in whatever state its loading is. */
export function RecordHistory({ history, onMore, headingLevel, putBack, formats }: RecordHistoryProps) {
  if (history.status === 'failed') {
    return (
      <ErrorState title="The history could not be loaded" onRetry={history.retry}>
        {history.failure?.message}
      </ErrorState>
    );
  }
  if (history.status === 'loading') return <Skeleton rows={4} columns={1} />;
  if (history.rows.length === 0) return <EmptyState title="Nothing happened yet" />;
  return (
    <>
      {putBack?.failure && <Notice tone="danger">{putBack.failure.message}</Notice>}
      <Timeline
        entries={history.rows.map((event, index) =>
          entryOf(event, history.rows.slice(0, index), putBack, formats),
        )}
        headingLevel={headingLevel}
      />
      {onMore && (
        <Button variant="outline" size="sm" onClick={onMore}>
          Show older
        </Button>
      )}
    </>
  );
}

function entryOf(
  event: HistoryRow,
  newer: readonly HistoryRow[],
  putBack: HistoryPutBack | undefined,
  formats: Formats | undefined,
): TimelineEntry {
  const { title, fields, note } = entryWords(event, formats);
  const buttons = putBack && <PutBackButtons {...{ event, newer, putBack, formats }} />;
  return {
    id: event.id,
    at: event.at,
    title,
    actor: event.actor.name,
    important: event.kind === 'status' || (event.kind === 'created' && event.about === undefined),
    body: (fields.length > 0 || note || buttons) && (
      <>
        {note && <p dir="auto">{note}</p>}
        {fields.map((field) => (
          <p key={field.field} dir="auto">
            {changeLine(field)}
          </p>
        ))}
        {buttons}
      </>
    ),
  };
}
