import { useToday } from '@fm/data';
import { type Asset, type WarrantyState, warrantyState } from '@fm/domain/asset';
import { formatDay, Status, type StatusProps } from '@fm/ui';

const looks: Readonly<Record<Exclude<WarrantyState, 'none' | 'valid'>, Omit<StatusProps, 'label'>>> = {
  ending: { tone: 'warning' },
  over: { tone: 'neutral', shape: 'cross' },
};

/** Until when the maker stands for an asset; marked from the quarter on in which that ends. */
export function Warranty({ asset }: { readonly asset: Pick<Asset, 'warrantyUntil'> }) {
  const state = warrantyState(asset, useToday());
  if (asset.warrantyUntil === undefined) return null;
  const day = formatDay(asset.warrantyUntil);
  if (state === 'valid' || state === 'none') return day;
  return <Status {...looks[state]} label={state === 'over' ? `Ended ${day}` : day} />;
}
