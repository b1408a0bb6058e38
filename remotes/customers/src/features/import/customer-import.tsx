import { useHost } from '@fm/platform';
import { Later, Notice, Page } from '@fm/ui';

const load = () => import('./import-stages').then(({ ImportStages }) => ImportStages);
const nothing = {};

/** Customers from a file. What it is made of arrives when it is opened: few people ever do. */
export const CustomerImport = () => (
  <Page title="Import customers">
    {useHost().can('customers:edit') ? (
      <Later load={load} what="the import" props={nothing} />
    ) : (
      <Notice>Your role reads customers. Ask a colleague in the office to import them.</Notice>
    )}
  </Page>
);
