import { listAddress } from '@fm/data';
import { useHost } from '@fm/platform';
import { Later, Notice, Page } from '@fm/ui';

const load = () => import('./merge-stages').then(({ MergeStages }) => MergeStages);
const nothing = {};

/** `/customers/merge?keep=…&away=…`: two customers that are one become one. */
export const CustomerMerge = () => (
  <Page title="Merge customers" back={{ to: listAddress('/customers'), label: 'Customers' }} width="form">
    {useHost().can('customers:edit') ? (
      <Later load={load} what="the merge" props={nothing} />
    ) : (
      <Notice>Your role reads customers. Ask a colleague in the office to merge them.</Notice>
    )}
  </Page>
);
