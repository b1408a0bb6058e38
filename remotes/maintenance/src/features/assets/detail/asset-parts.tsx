import { assetAddress } from '@fm/contract/addresses';
import type { Asset } from '@fm/domain/asset';
import type { Stored } from '@fm/domain/record';
import { ButtonLink } from '@fm/ui';
import { assetColumns, RowsPanel } from '@fm/ui/table';
import { useParts } from './api/of-asset';

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
      rows={rows}
      columns={assetColumns}
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
