import { customerAddress } from '@fm/contract/addresses';
import { listAddress } from '@fm/data';
import { useHost } from '@fm/platform';
import { lazily, Notice, Page } from '@fm/ui';

const MergeStages = lazily('the merge', async () => (await import('./merge-stages')).MergeStages);

/** `/customers/merge?keep=…&away=…`: two customers that are one become one. */
export const CustomerMerge = () => (
  <Page
    title="Merge customers"
    back={{ to: listAddress(customerAddress.list()), label: 'Customers' }}
    width="form"
  >
    {useHost().can('customers:edit') ? (
      <MergeStages />
    ) : (
      <Notice>Your role reads customers. Ask a colleague in the office to merge them.</Notice>
    )}
  </Page>
);
