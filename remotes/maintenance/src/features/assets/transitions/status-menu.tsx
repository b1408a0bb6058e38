import { useActor } from '@fm/data';
import { type Asset, type AssetStatus, assetFacts, assetTransitions } from '@fm/domain/asset';
import type { Stored } from '@fm/domain/record';
import { MenuButton } from '@fm/ui/select';
import { useState } from 'react';
import { StatusDialog } from './status-dialog';

/** The ways on from the present status of an asset; nothing for those who may take none. */
export function StatusMenu({ asset }: { readonly asset: Stored<Asset> }) {
  const actor = useActor();
  const [to, setTo] = useState<AssetStatus>();
  const open = assetTransitions.next(asset.status, assetFacts(actor));
  if (open.length === 0) return null;
  return (
    <>
      <MenuButton
        label="Change status"
        items={open.map((transition) => ({
          id: transition.to,
          label: `${transition.label}…`,
          danger: transition.to === 'retired',
          onSelect: () => setTo(transition.to),
        }))}
      />
      {to && <StatusDialog asset={asset} to={to} onClose={() => setTo(undefined)} />}
    </>
  );
}
