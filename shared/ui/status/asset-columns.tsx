import { ASSET_CATEGORY_LABELS, type Asset } from '@fm/domain/asset';
import type { Stored } from '@fm/domain/record';
import type { Column } from '../table/column';
import { AssetStatusMark } from './asset-status';

/** What a panel beside another record says of assets. */
export const assetColumns: readonly Column<Stored<Asset>>[] = [
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
