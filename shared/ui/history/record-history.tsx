import type { HistoryEvent } from '@fm/domain/event';
import { Button } from '../button/button';
import { EmptyState } from '../feedback/empty-state';
import { ErrorState } from '../feedback/error-state';
import { Skeleton } from '../feedback/skeleton';
import { Timeline, type TimelineEntry, type TimelineProps } from '../list/timeline';
import { changeLine, entryWords } from './entry-words';

/** The history of a record, as `useRecordHistory` of `@fm/data` gives it. */
export interface HistoryRows {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly rows: readonly (HistoryEvent & { readonly id: string })[];
  readonly failure?: { readonly message: string } | undefined;
  retry(): void;
}

export interface RecordHistoryProps extends Pick<TimelineProps, 'headingLevel'> {
  readonly history: HistoryRows;
  /** Shows older entries too; left out when all there are is shown. */
  readonly onMore?: (() => void) | undefined;
}

/** What happened to one record, the newest first, in whatever state its loading is. */
export function RecordHistory({ history, onMore, headingLevel }: RecordHistoryProps) {
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
      <Timeline entries={history.rows.map(entryOf)} headingLevel={headingLevel} />
      {onMore && (
        <Button variant="outline" size="sm" onClick={onMore}>
          Show older
        </Button>
      )}
    </>
  );
}

function entryOf(event: HistoryRows['rows'][number]): TimelineEntry {
  const { title, fields, note } = entryWords(event);
  return {
    id: event.id,
    at: event.at,
    title,
    actor: event.actor.name,
    important: event.kind === 'status' || event.kind === 'created',
    body: (fields.length > 0 || note) && (
      <>
        {note && <p dir="auto">{note}</p>}
        {fields.map((field) => (
          <p key={field.field} dir="auto">
            {changeLine(field)}
          </p>
        ))}
      </>
    ),
  };
}
