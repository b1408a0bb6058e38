import { useToday } from '@fm/data';
import { ASSET_CATEGORY_LABELS, type Asset, type WarrantyState, warrantyState } from '@fm/domain/asset';
import type { Stored } from '@fm/domain/record';
import { formatDay, Status, type StatusProps } from '@fm/ui';
import { AssetStatusMark, type Column, SecondLine } from '@fm/ui/table';
import { PlanPlace } from '../../plans/status/plan-place';
import { readingText } from '../formatting/reading-text';

const makerText = ({ manufacturer, model }: Pick<Asset, 'manufacturer' | 'model'>) =>
  [manufacturer, model].filter(Boolean).join(' ');

/** What the list says of each asset. */
export const assetColumns: readonly Column<Stored<Asset>>[] = [
  {
    id: 'name',
    header: 'Asset',
    sortable: true,
    cell: ({ name, ...asset }) => (
      <>
        {name}
        <SecondLine>{[asset.tagCode, makerText(asset)].filter(Boolean).join(' · ')}</SecondLine>
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    speaksForItself: true,
    width: '8rem',
    cell: ({ status }) => <AssetStatusMark status={status} />,
  },
  {
    id: 'category',
    header: 'Category',
    speaksForItself: true,
    width: '8.5rem',
    cell: ({ category }) => ASSET_CATEGORY_LABELS[category],
  },
  {
    id: 'place',
    header: 'Customer and site',
    speaksForItself: true,
    width: '13rem',
    cell: (asset) => <PlanPlace plan={asset} />,
  },
  { id: 'area', header: 'Place', width: '10rem', showFrom: 'never', cell: ({ area }) => area },
  { id: 'tag', header: 'Tag', width: '6rem', showFrom: 'never', cell: ({ tagCode }) => tagCode },
  {
    id: 'criticality',
    header: 'Criticality',
    width: '6.25rem',
    showFrom: 'wide',
    cell: ({ criticality }) => criticality,
  },
  {
    id: 'warranty',
    header: 'Warranty until',
    width: '9.5rem',
    sortable: true,
    cell: (asset) => <Warranty asset={asset} />,
  },
  {
    id: 'service',
    header: 'Last service',
    width: '7.5rem',
    showFrom: 'wide',
    cell: ({ lastServiceOn }) => lastServiceOn && formatDay(lastServiceOn),
  },
  {
    id: 'meter',
    header: 'Meter',
    width: '8rem',
    showFrom: 'never',
    cell: ({ meter }) => meter && readingText(meter),
  },
  {
    id: 'model',
    header: 'Maker and model',
    width: '12rem',
    showFrom: 'never',
    cell: makerText,
  },
];

const looks: Readonly<Record<Exclude<WarrantyState, 'none' | 'valid'>, Omit<StatusProps, 'label'>>> = {
  ending: { tone: 'warning' },
  over: { tone: 'neutral', shape: 'cross' },
};

/** Until when the maker stands for an asset; marked from the quarter on in which that ends. */
function Warranty({ asset }: { readonly asset: Pick<Asset, 'warrantyUntil'> }) {
  const state = warrantyState(asset, useToday());
  if (asset.warrantyUntil === undefined) return null;
  const day = formatDay(asset.warrantyUntil);
  if (state === 'valid' || state === 'none') return day;
  return <Status {...looks[state]} label={state === 'over' ? `Ended ${day}` : day} />;
}
