import { changesInWords, type Formats, toldChanges } from '@fm/domain/event';
import { formatInstant } from '../format/instant';
import { UndoIcon } from '../icons';
import { historyFormats } from './entry-words';
import css from './put-back-buttons.module.css';
import type { HistoryPutBack, HistoryRow } from './record-history';

export interface PutBackButtonsProps {
  readonly event: HistoryRow;
  /** What happened since, the newest first. */
  readonly newer: readonly HistoryRow[];
  readonly putBack: HistoryPutBack;
  readonly formats?: Formats | undefined;
}

/** Below an entry: each field as it was before it, and the whole record as this entry left it. */
export function PutBackButtons({ event, newer, putBack, formats = historyFormats }: PutBackButtonsProps) {
  const changes = toldChanges(event.changes).filter((change) => putBack.mayField(event, change));
  // A step is no version: fields are put back, and the status stays. Nor is what happened to a part.
  const version =
    event.kind !== 'status' && event.about === undefined && newer.length > 0 && putBack.mayVersion(newer);
  if (changes.length === 0 && !version) return null;
  return (
    <div className={css.buttons}>
      {changes.map((change) => {
        const [words] = changesInWords([change], formats);
        return (
          <button
            key={change.path}
            type="button"
            className={css.button}
            disabled={putBack.busy}
            aria-label={`Put ${words?.field} back: ${words?.from ?? 'nothing'}`}
            onClick={() => putBack.field(event, change)}
          >
            <UndoIcon />
            {`Put ${words && lowerFirst(words.field)} back`}
          </button>
        );
      })}
      {version && (
        <button
          type="button"
          className={css.button}
          disabled={putBack.busy}
          aria-label={`Put this version back, of ${formatInstant(event.at)}`}
          onClick={() => putBack.version(newer)}
        >
          <UndoIcon />
          Put this version back
        </button>
      )}
    </div>
  );
}

/** Leaves names inside the text as they are written. */
const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
