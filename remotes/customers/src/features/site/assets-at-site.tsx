import { assetAddress } from '@fm/contract/addresses';
import { ASSET_CATEGORY_LABELS, type Asset, assets } from '@fm/domain/asset';
import type { Stored } from '@fm/domain/record';
import type { Site } from '@fm/domain/site';
import { TextLink } from '@fm/ui';
import { AssetStatusMark, type Column, RowsPanel } from '@fm/ui/table';
import { useAssetsAt } from './api/of-site';

const columns: readonly Column<Stored<Asset>>[] = [
  { id: 'name', header: 'Asset', cell: ({ name }) => name },
  {
    id: 'category',
    header: 'Category',
    width: '9rem',
    cell: ({ category }) => ASSET_CATEGORY_LABELS[category],
  },
  {
    id: 'status',
    header: 'Status',
    width: '9rem',
    cell: ({ status }) => <AssetStatusMark status={status} />,
  },
];

/** What stands at a site, and the way to all of it. */
export function AssetsAtSite({ site: { id, customerRef } }: { readonly site: Stored<Site> }) {
  const rows = useAssetsAt(id);
  return (
    <RowsPanel
      title="Assets"
      called={assets.called}
      none="No asset stands here."
      {...{ rows, columns }}
      hrefOf={(asset) => assetAddress.record(asset.id)}
      actions={
        rows.rows.length > 0 && (
          <TextLink to={assetAddress.list({ customer: customerRef.id, site: id })}>All assets here</TextLink>
        )
      }
    />
  );
}
