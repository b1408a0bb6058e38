import { Button, EmptyState } from '@fm/ui';
import { NewSampleRecord } from './new-sample-record';
import type { SampleRecordView } from './sample-record-view';

/** Says why the list is empty, with a way on. */
export function NoSampleRecords({ view }: { readonly view: SampleRecordView }) {
  if (view.active === 0) {
    return (
      <EmptyState title="No sample records yet" action={<NewSampleRecord />}>
        Once there are some, they appear here by name.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Nothing matches this search"
      action={
        <Button variant="outline" onClick={view.clear}>
          Clear the search
        </Button>
      }
    >
      Search looks at names.
    </EmptyState>
  );
}
