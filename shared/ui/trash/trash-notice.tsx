import { purgeDay } from '@fm/domain/trash';
import { Button } from '../button/button';
import { Notice } from '../feedback/notice';
import { formatDay } from '../format/day';
import { formatAgo } from '../format/instant';
import { RetryIcon } from '../icons';
import type { TrashActions, TrashedRecord } from './trash-actions';

export interface TrashNoticeProps<R extends TrashedRecord> {
  readonly trash: TrashActions<R>;
  readonly record: R | undefined;
  /** What it is, in a sentence: "customer". */
  readonly noun: string;
}

/** Above a record that is in the trash: since when, until when, and the way back. */
export function TrashNotice<R extends TrashedRecord>({ trash, record, noun }: TrashNoticeProps<R>) {
  if (!record?.trashed) return null;
  const { trashedAt, trashedBy } = record;
  return (
    <>
      <Notice
        tone="warning"
        title={`This ${noun} is in the trash`}
        action={
          trash.may && (
            <Button
              size="sm"
              variant="secondary"
              icon={<RetryIcon />}
              busy={trash.busy}
              onClick={() => trash.restore(record)}
            >
              Restore
            </Button>
          )
        }
      >
        {trashedAt &&
          `Moved there ${formatAgo(trashedAt)} by ${trashedBy?.name ?? 'somebody'}. Deleted for good on ${formatDay(purgeDay(trashedAt))}. `}
        {trash.onReturn?.(record)}
      </Notice>
      {trash.failure && <Notice tone="danger">{trash.failure.message}</Notice>}
    </>
  );
}
