import { assetAddress } from '@fm/contract/addresses';
import { assets } from '@fm/domain/asset';
import type { Stored } from '@fm/domain/record';
import type { Site } from '@fm/domain/site';
import { TextLink } from '@fm/ui';
import { assetColumns, RowsPanel } from '@fm/ui/table';
import { useAssetsAt } from './api/of-site';

/** What stands at a site, and the way to all of it. */
export function AssetsAtSite({ site: { id, customerRef } }: { readonly site: Stored<Site> }) {
  const rows = useAssetsAt(id);
  return (
    <RowsPanel
      title="Assets"
      called={assets.called}
      none="No asset stands here."
      rows={rows}
      columns={assetColumns}
      hrefOf={(asset) => assetAddress.record(asset.id)}
      actions={
        rows.rows.length > 0 && (
          <TextLink to={assetAddress.list({ customer: customerRef.id, site: id })}>All assets here</TextLink>
        )
      }
    />
  );
}
