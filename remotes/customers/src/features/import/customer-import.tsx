import { useHost } from '@fm/platform';
import { lazily, Notice, Page } from '@fm/ui';

const ImportStages = lazily('the import', async () => (await import('./import-stages')).ImportStages);

/** Customers from a file. What it is made of arrives when it is opened: few people ever do. */
export const CustomerImport = () => (
  <Page title="Import customers">
    {useHost().can('customers:edit') ? (
      <ImportStages />
    ) : (
      <Notice>Your role reads customers. Ask a colleague in the office to import them.</Notice>
    )}
  </Page>
);
