import { calledLabel } from '@fm/domain/record';
import { Page, type PageProps, PageSkeleton } from '@fm/ui';
import { RecordGate, type RecordGateProps } from './record-gate';

export interface RecordPageProps<R extends object> extends Omit<RecordGateProps<R>, 'waiting' | 'frame'> {
  /** Of the page while there is no record to name it by; what its kind is called where left out. */
  readonly title?: string;
  readonly width?: PageProps['width'];
  /** The title and the way back stand there while the record is on its way. */
  readonly titledAtOnce?: boolean;
}

/** The screen of one record, which `children` give as a Page, or the page that says why it is not there. */
export function RecordPage<R extends object>(props: RecordPageProps<R>) {
  const { title = calledLabel(props.kind), width, titledAtOnce = false, ...gate } = props;
  if (gate.live.status === 'loading' && !titledAtOnce) return <PageSkeleton rows={8} columns={2} />;
  return (
    <RecordGate
      {...gate}
      frame={(content) => (
        <Page title={title} back={gate.back} width={width}>
          {content}
        </Page>
      )}
    />
  );
}
