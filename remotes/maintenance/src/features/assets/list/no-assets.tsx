import { EmptyState, NothingListed } from '@fm/ui';
import type { AssetView } from './asset-view';
import { NewAsset } from './new-asset';

/** Says why the list is empty, with a way on. */
export const NoAssets = ({ view }: { readonly view: AssetView }) => (
  <NothingListed
    view={view}
    title="No asset matches these filters"
    searched="names, tags, serial numbers, makers, sites and customers"
  >
    <EmptyState title="No assets yet" action={<NewAsset />}>
      An asset is what is looked after at a site: a lift, a boiler, a fire door.
    </EmptyState>
  </NothingListed>
);
