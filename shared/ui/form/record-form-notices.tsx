import type { FieldValues } from 'react-hook-form';
import { Button } from '../button/button';
import { Notice } from '../feedback/notice';
import { localDay } from '../format/day';
import { formatInstant, formatTime } from '../format/instant';
import { AskMerge } from '../merge/ask-merge';
import css from './record-form-notices.module.css';
import type { OfferedDraft, RecordFormState } from './record-form-state';

export interface RecordFormNoticesProps<F extends FieldValues, V> {
  readonly record: Pick<RecordFormState<F, V>, 'draft' | 'merge' | 'movedBy'>;
}

/** What a form has to say before its fields: text typed before, and what others changed meanwhile. */
export const RecordFormNotices = <F extends FieldValues, V>({
  record: { draft, merge, movedBy },
}: RecordFormNoticesProps<F, V>) => (
  <>
    {draft && <DraftNotice draft={draft} />}
    {movedBy !== undefined && (
      <Notice title={`${movedBy} changed this while you were typing`}>
        Saving brings both together. Where both changed the same, you choose.
      </Notice>
    )}
    {(movedBy !== undefined || merge || draft?.outdated) && <AskMerge merge={merge} />}
  </>
);

const DraftNotice = ({ draft: { at, outdated, restore, discard } }: { readonly draft: OfferedDraft }) => (
  <Notice
    title={`You have unsaved changes from ${momentOf(at)}`}
    action={
      <div className={css.actions}>
        <Button variant="secondary" size="sm" onClick={restore}>
          Restore
        </Button>
        <Button variant="outline" size="sm" onClick={discard}>
          Discard
        </Button>
      </div>
    }
  >
    {outdated && 'This was changed since. Where both changed the same, you choose.'}
  </Notice>
);

const momentOf = (at: Date) => (localDay(at) === localDay(new Date()) ? formatTime(at) : formatInstant(at));
