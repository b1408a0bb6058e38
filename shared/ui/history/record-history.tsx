import type { Formats, RecordKind } from '@fm/domain/record';
import { EmptyState } from '../feedback/empty-state';
import { ErrorState } from '../feedback/error-state';
import { Notice } from '../feedback/notice';
import { Skeleton } from '../feedback/skeleton';
import { ShowMore, type ShowMoreProps } from '../list/show-more';
import { Timeline, type TimelineEntry, type TimelineProps } from '../list/timeline';
import { changeLine, entryText, HISTORY_ENTRY } from './entry-text';
import { type HistoryPutBack, type HistoryRow, PutBackButtons } from './put-back-buttons';

/** The history of a record, as `useRecordHistory` of `@fm/data` gives it. */
export interface HistoryRows {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly rows: readonly HistoryRow[];
  readonly failure?: { readonly message: string } | undefined;
  /** The way to older entries; left out where all there are is shown from the start. */
  readonly more?: Omit<ShowMoreProps, 'called' | 'byHand'> | undefined;
  retry(): void;
}

export interface RecordHistoryProps extends Pick<TimelineProps, 'headingLevel'> {
  readonly history: HistoryRows;
  /** The kinds of the record and of the parts whose changes its history tells. */
  readonly kinds: readonly Pick<RecordKind<object>, 'type' | 'fields'>[];
  /** For those who may edit the record: buttons that put a field or the whole record back. */
  readonly putBack?: HistoryPutBack | undefined;
  /** How values are written, where not as elsewhere in the app: times at a site, for example. */
  readonly formats?: Formats | undefined;
}

/** What happened to one record, the newest first, in whatever state its loading is. */
export function RecordHistory({ history, kinds, headingLevel, putBack, formats }: RecordHistoryProps) {
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
          entryOf(event, history.rows.slice(0, index), { kinds, putBack, formats }),
        )}
        headingLevel={headingLevel}
      />
      {history.more && <ShowMore {...history.more} called={HISTORY_ENTRY} byHand />}
    </>
  );
}

function entryOf(
  event: HistoryRow,
  newer: readonly HistoryRow[],
  { kinds, putBack, formats }: Pick<RecordHistoryProps, 'kinds' | 'putBack' | 'formats'>,
): TimelineEntry {
  const known = kinds.find(({ type }) => type === event.entity.type)?.fields ?? {};
  const { title, fields, note = partNamed(event) } = entryText(known, event, formats);
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

/** What a record's own history calls a part that has no words of its own: a file's are its name. */
const partNamed = ({ about, entity }: HistoryRow) =>
  about !== undefined && entity.type === 'labour' ? entity.label : undefined;
