import { EmptyState, NothingListed } from '@fm/ui';
import { NewSampleRecord } from './new-sample-record';
import type { SampleRecordView } from './sample-record-view';

/** Says why the list is empty, with a way on. */
export const NoSampleRecords = ({ view }: { readonly view: SampleRecordView }) => (
  <NothingListed view={view} title="No sample record matches these filters" searched="names">
    <EmptyState title="No sample records yet" action={<NewSampleRecord />}>
      Once there are some, they appear here by name.
    </EmptyState>
  </NothingListed>
);
