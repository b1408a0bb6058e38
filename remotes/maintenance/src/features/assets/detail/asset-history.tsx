import { usePutBack, useRecordHistory } from '@fm/data';
import { type Asset, assets } from '@fm/domain/asset';
import type { Stored } from '@fm/domain/record';
import { Panel, RecordHistory } from '@fm/ui';
import { useState } from 'react';

/** Entries asked for at a time. */
const STEP = 20;

/** Where it is and what it is a part of belong together. */
const standsAlone = (path: string) => !/^(customer|site|parent)/.test(path);
/** What steps write, and readings, which nobody unreads. */
const isUntyped = (path: string) => /^(status|meter)/.test(path);

interface AssetHistoryProps {
  readonly asset: Stored<Asset>;
  readonly mayEdit: boolean;
}

/** What happened to an asset so far. */
export function AssetHistory({ asset, mayEdit }: AssetHistoryProps) {
  const [size, setSize] = useState(STEP);
  const history = useRecordHistory(asset.id, size, assets.type);
  const putBack = usePutBack(assets, {
    record: asset,
    may: mayEdit,
    apart: standsAlone,
    untyped: isUntyped,
  });
  const more = history.rows.length === size ? () => setSize(size + STEP) : undefined;
  return (
    <Panel title="History">
      <RecordHistory history={history} onMore={more} putBack={putBack} />
    </Panel>
  );
}
