import { Button, EmptyState } from '@fm/ui';
import type { AssetView } from './asset-view';
import { NewAsset } from './new-asset';

/** Says why the list is empty, with a way on. */
export function NoAssets({ view }: { readonly view: AssetView }) {
  if (view.active === 0) {
    return (
      <EmptyState title="No assets yet" action={<NewAsset />}>
        An asset is what is looked after at a site: a lift, a boiler, a fire door.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No asset matches these filters"
      action={
        <Button variant="outline" onClick={view.clear}>
          Clear all filters
        </Button>
      }
    >
      Search looks at names, tags, serial numbers, makers, sites and customers.
    </EmptyState>
  );
}
