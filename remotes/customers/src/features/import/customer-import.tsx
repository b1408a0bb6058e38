import { useHost } from '@fm/platform';
import { ErrorState, Notice, Page, Skeleton } from '@fm/ui';
import { type ComponentType, useCallback, useEffect, useState } from 'react';

/** Customers from a file. What it is made of arrives when it is opened: few people ever do. */
export const CustomerImport = () => (
  <Page title="Import customers">
    {useHost().can('customers:edit') ? (
      <Loaded />
    ) : (
      <Notice>Your role reads customers. Ask a colleague in the office to import them.</Notice>
    )}
  </Page>
);

function Loaded() {
  const [Stages, setStages] = useState<ComponentType | 'failed'>();
  const load = useCallback(() => {
    setStages(undefined);
    import('./import-stages').then(
      ({ ImportStages }) => setStages(() => ImportStages),
      () => setStages('failed'),
    );
  }, []);
  useEffect(load, [load]);
  if (Stages === undefined) return <Skeleton rows={4} columns={2} />;
  if (Stages !== 'failed') return <Stages />;
  return (
    <ErrorState title="The import could not be loaded" onRetry={load}>
      The connection may have been interrupted.
    </ErrorState>
  );
}
