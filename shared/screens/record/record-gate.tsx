import type { LiveRecord } from '@fm/data';
import { listed } from '@fm/domain/locale';
import { fieldsOn, type RecordKind, type Stored } from '@fm/domain/record';
import { Button, ErrorState, NoSuchRecord, Notice, type PageProps, Skeleton } from '@fm/ui';
import type { ReactNode } from 'react';

export interface RecordGateProps<R extends object> {
  readonly live: LiveRecord<R>;
  readonly kind: Pick<RecordKind<R>, 'called' | 'fields'>;
  readonly back: NonNullable<PageProps['back']>;
  /** Above the words that there is no such record. */
  readonly missing?: ReactNode;
  /** What stands there while the record is on its way. */
  readonly waiting?: ReactNode;
  /** Puts a frame around what is said while there is no record to show. */
  readonly frame?: (content: ReactNode) => ReactNode;
  /** What shows the record that is there. */
  readonly children: (record: Stored<R>) => ReactNode;
}

/**
 * A record in whatever state it is: on its way, failed with a reason and Retry, missing, or there. Once there it stays,
 * with what is open and typed on it, also where the record cannot be followed any more.
 */
export function RecordGate<R extends object>(props: RecordGateProps<R>) {
  const { live, kind, back, missing, waiting = <Skeleton rows={8} columns={2} />, frame, children } = props;
  const noun = kind.called.one;
  const framed = (content: ReactNode) => (frame ? frame(content) : content);
  if (live.status === 'loading') return framed(waiting);
  if (live.status === 'failed') {
    return framed(
      <ErrorState title={`The ${noun} could not be loaded`} onRetry={live.retry}>
        {live.failure.message}
      </ErrorState>,
    );
  }
  if (live.status === 'missing') {
    return framed(
      <>
        {missing}
        <NoSuchRecord noun={noun} back={back} />
      </>,
    );
  }
  const { record, interrupted } = live;
  return (
    <>
      {/* Beside the screen, which stays the same one. */}
      {interrupted && (
        <Notice
          tone="warning"
          title={`This ${noun} is shown as it was last known`}
          action={
            <Button variant="outline" size="sm" onClick={interrupted.retry}>
              Try again
            </Button>
          }
        >
          {interrupted.failure.message}
        </Notice>
      )}
      {record.damaged && <DamagedNotice kind={kind} places={record.damaged} />}
      {children(record)}
    </>
  );
}

interface DamagedNoticeProps {
  readonly kind: RecordGateProps<object>['kind'];
  readonly places: readonly string[];
}

/** Says which parts of a record are damaged: something else stands in their place. */
function DamagedNotice({ kind: { called, fields }, places }: DamagedNoticeProps) {
  const labels = places.map((path) => fieldsOn(fields, path)[0]?.label || 'other details');
  return (
    <Notice tone="warning" title={`Parts of this ${called.one} are damaged`}>
      What was stored for {listed(new Set(labels))} cannot be read. Something else stands there; everything
      else is as it was stored.
    </Notice>
  );
}
