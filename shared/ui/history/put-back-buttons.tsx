import { type Change, changesAsText, type HistoryEvent, shownChanges } from '@fm/domain/event';
import type { Fields, Formats } from '@fm/domain/record';
import { formatInstant } from '../format/instant';
import { UndoIcon } from '../icons';
import { EntryButton } from './entry-button';
import { historyFormats } from './entry-text';
import css from './put-back-buttons.module.css';

/** An entry of a history, under its id. */
export type HistoryRow = HistoryEvent & { readonly id: string };

/** The way back to earlier values, as `usePutBack` of `@fm/data` gives it. */
export interface HistoryPutBack {
  /** Of the kind of the record. */
  readonly fields: Fields;
  readonly busy: boolean;
  readonly failure: { readonly message: string } | undefined;
  mayField(event: HistoryEvent, change: Change): boolean;
  field(event: HistoryRow, change: Change): void;
  mayVersion(newer: readonly HistoryEvent[]): boolean;
  version(newer: readonly HistoryRow[]): void;
}

export interface PutBackButtonsProps {
  readonly event: HistoryRow;
  /** What happened since, the newest first. */
  readonly newer: readonly HistoryRow[];
  readonly putBack: HistoryPutBack;
  readonly formats?: Formats | undefined;
}

/** Below an entry: each field as it was before it, and the whole record as this entry left it. */
export function PutBackButtons({ event, newer, putBack, formats = historyFormats }: PutBackButtonsProps) {
  const { fields } = putBack;
  const changes = shownChanges(fields, event.changes).filter((change) => putBack.mayField(event, change));
  // A transition is no version: fields are put back, and the status stays. Nor is what happened to a part.
  const version =
    event.kind !== 'status' && event.about === undefined && newer.length > 0 && putBack.mayVersion(newer);
  if (changes.length === 0 && !version) return null;
  return (
    <div className={css.buttons}>
      {changes.map((change) => {
        const [words] = changesAsText(fields, [change], formats);
        return (
          <EntryButton
            key={change.path}
            icon={<UndoIcon />}
            disabled={putBack.busy}
            aria-label={`Put ${words?.field} back: ${words?.from ?? 'nothing'}`}
            onClick={() => putBack.field(event, change)}
          >
            {`Put ${words && lowerFirst(words.field)} back`}
          </EntryButton>
        );
      })}
      {version && (
        <EntryButton
          icon={<UndoIcon />}
          disabled={putBack.busy}
          aria-label={`Put this version back, of ${formatInstant(event.at)}`}
          onClick={() => putBack.version(newer)}
        >
          Put this version back
        </EntryButton>
      )}
    </div>
  );
}

/** Leaves names inside the text as they are written. */
const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
