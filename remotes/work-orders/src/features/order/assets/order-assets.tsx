import { assetAddress } from '@fm/contract/addresses';
import { ASSET_CATEGORY_LABELS, type Asset } from '@fm/domain/asset';
import type { Ref, Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { Notice, Panel, TextLink } from '@fm/ui';
import { AssetStatusMark } from '@fm/ui/table';
import rows from '../formatting/rows.module.css';
import words from '../formatting/text.module.css';
import { useOrderAssets } from './api/order-assets';

/** What the work is on: each asset with its state and how to tell it from others. Nothing where there is none. */
export function OrderAssets({ order }: { readonly order: Stored<WorkOrder> }) {
  const { assetRefs = [] } = order;
  const live = useOrderAssets(order);
  if (assetRefs.length === 0) return null;
  return (
    <Panel title="Assets">
      <ul className={rows.rows}>
        {assetRefs.map((named) => (
          <AssetRow key={named.id} named={named} asset={live.rows.find(({ id }) => id === named.id)} />
        ))}
      </ul>
      {live.status === 'failed' && <Notice tone="warning">{live.failure?.message}</Notice>}
    </Panel>
  );
}

interface AssetRowProps {
  /** As the order knows it: there at once, and when the asset is gone. */
  readonly named: Ref;
  readonly asset: Stored<Asset> | undefined;
}

const AssetRow = ({ named, asset }: AssetRowProps) => (
  <li className={rows.row}>
    <div className={rows.what}>
      <TextLink to={assetAddress.record(named.id)}>{asset?.name ?? named.name}</TextLink>
      {asset && <p className={words.meta}>{detailOf(asset)}</p>}
    </div>
    {asset && <AssetStatusMark status={asset.status} />}
  </li>
);

const detailOf = ({ category, area, serialNo, tagCode, trashed }: Stored<Asset>): string =>
  [
    ASSET_CATEGORY_LABELS[category],
    area,
    serialNo && `Serial no. ${serialNo}`,
    tagCode && `Tag ${tagCode}`,
    trashed && 'In the trash',
  ]
    .filter(Boolean)
    .join(' · ');
