import { ErrorState, Page, PageSkeleton } from '@fm/ui';
import { federation, type RegistryState } from '../federation';
import { NotFound } from './not-found';

/** An address outside everything known so far. Whether it exists is only sure once the list of areas is there. */
export function NoSuchPage({ registry }: { registry: RegistryState }) {
  if (registry.phase === 'loading') return <PageSkeleton />;
  if (registry.phase === 'ready') return <NotFound />;
  // What goes wrong with it is in the registry's state.
  const retry = () =>
    void federation()
      .registry.reload()
      .catch(() => undefined);
  return (
    <Page title="This page can't be reached right now" width="reading">
      <ErrorState title="The list of areas did not arrive" onRetry={retry}>
        The overview and your profile keep working. Please try again in a moment.
      </ErrorState>
    </Page>
  );
}
