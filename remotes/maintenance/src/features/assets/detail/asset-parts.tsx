import { assetAddress } from '@fm/contract/addresses';
import { ASSET_CATEGORY_LABELS, type Asset } from '@fm/domain/asset';
import type { Stored } from '@fm/domain/record';
import { ButtonLink } from '@fm/ui';
import { AssetStatusMark, type Column, RowsPanel } from '@fm/ui/table';
import { useParts } from './api/of-asset';

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

interface AssetPartsProps {
  readonly asset: Stored<Asset>;
  readonly mayEdit: boolean;
}

/** What an asset consists of. */
export function AssetParts({ asset, mayEdit }: AssetPartsProps) {
  const rows = useParts(asset.id);
  return (
    <RowsPanel
      title="Sub-assets"
      called={{ one: 'sub-asset', many: 'sub-assets' }}
      none="It has no sub-assets."
      {...{ rows, columns }}
      hrefOf={({ id }) => assetAddress.record(id)}
      actions={
        mayEdit && (
          <ButtonLink to={assetAddress.new({ parent: asset.id })} size="sm" variant="outline">
            New sub-asset
          </ButtonLink>
        )
      }
    />
  );
}
