import type { LiveRecord } from '@fm/data';
import { calledLabel, type RecordKind, type Stored } from '@fm/domain/record';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Notice,
  Page,
  type PageProps,
  PageSkeleton,
  Skeleton,
} from '@fm/ui';
import type { ReactNode } from 'react';

export interface RecordPageProps<R extends object> {
  readonly live: LiveRecord<R>;
  readonly kind: Pick<RecordKind<R>, 'called'>;
  /** Of the page while there is no record to name it by; what its kind is called where left out. */
  readonly title?: string;
  readonly back: NonNullable<PageProps['back']>;
  readonly width?: PageProps['width'];
  /** The title and the way back stand there while the record is on its way. */
  readonly titledAtOnce?: boolean;
  /** Above the words that there is no such record. */
  readonly missing?: ReactNode;
  /** The screen of the record that is there: a Page. */
  readonly children: (record: Stored<R>) => ReactNode;
}

/**
 * The screen of one record in whatever state it is: on its way, failed with a reason and Retry, missing, or there. Once
 * there it stays, with what is open and typed on it, also where the record cannot be followed any more.
 */
export function RecordPage<R extends object>(props: RecordPageProps<R>) {
  const { live, kind, back, width, titledAtOnce = false, missing, children } = props;
  const noun = kind.called.one;
  const { title = calledLabel(kind) } = props;
  if (live.status === 'ready') {
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
        {children(record)}
      </>
    );
  }
  if (live.status === 'loading' && !titledAtOnce) return <PageSkeleton rows={8} columns={2} />;
  return (
    <Page title={title} back={back} width={width}>
      {live.status === 'loading' && <Skeleton rows={8} columns={2} />}
      {live.status === 'missing' && (
        <>
          {missing}
          <EmptyState
            title={`There is no such ${noun}`}
            action={
              <ButtonLink to={back.to} variant="outline">
                {`Back to ${back.label.toLowerCase()}`}
              </ButtonLink>
            }
          >
            It may have been deleted, or the link is incomplete.
          </EmptyState>
        </>
      )}
      {live.status === 'failed' && (
        <ErrorState title={`The ${noun} could not be loaded`} onRetry={live.retry}>
          {live.failure.message}
        </ErrorState>
      )}
    </Page>
  );
}
