import { exportRows, type PageChange, useBatch } from '@fm/data';
import { type Asset, assets } from '@fm/domain/asset';
import type { Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { BulkDialog, Button, DownloadIcon, formatNumber, SelectionBar, TrashIcon } from '@fm/ui';
import type { Selection } from '@fm/ui/table';
import { useState } from 'react';
import { assetCsv } from './asset-csv';

const counted = (count: number) => `${formatNumber(count)} ${count === 1 ? 'asset' : 'assets'}`;

interface AssetBulkProps {
  readonly rows: readonly Stored<Asset>[];
  readonly selection: Selection;
}

/** What can be done with the chosen assets, for those who may. */
export function AssetBulk({ rows, selection }: AssetBulkProps) {
  const { can } = useHost();
  const [trashing, setTrashing] = useState<readonly Stored<Asset>[]>();
  const chosen = rows.filter(({ id }) => selection.ids.has(id));
  return (
    <>
      <SelectionBar
        count={chosen.length}
        noun={chosen.length === 1 ? 'asset' : 'assets'}
        onClear={() => selection.setAll(false)}
      >
        <Button
          variant="outline"
          size="sm"
          icon={<DownloadIcon />}
          onClick={() => void exportRows('assets', assetCsv, chosen)}
        >
          Export
        </Button>
        {can('records:trash') && (
          <Button variant="outline" size="sm" icon={<TrashIcon />} onClick={() => setTrashing(chosen)}>
            Move to trash
          </Button>
        )}
      </SelectionBar>
      {trashing && <TrashDialog rows={trashing} onClose={() => setTrashing(undefined)} />}
    </>
  );
}

interface TrashDialogProps {
  readonly rows: readonly Stored<Asset>[];
  readonly onClose: () => void;
}

const trashing: PageChange = {
  name: 'records.trashMany',
  input: (ids, batchId) => ({ type: assets.type, ids: [...ids], batchId }),
};

function TrashDialog({ rows, onClose }: TrashDialogProps) {
  const batch = useBatch(assets, {
    texts: {
      doing: `Moving ${counted(rows.length)} to the trash`,
      noun: 'assets',
      done: { one: '1 asset was moved to the trash.', many: '{count} assets were moved to the trash.' },
    },
    onDone: onClose,
  });
  return (
    <BulkDialog
      open
      title={`Move ${counted(rows.length)} to the trash`}
      intro="They can be restored for 30 days. An asset with open work orders, a plan that has not ended or parts of its own stays where it is."
      submitLabel="Move to trash"
      danger
      noun="assets"
      progress={batch.progress}
      report={batch.report}
      onSubmit={() => batch.run(rows, trashing)}
      onStop={batch.stop}
      onClose={onClose}
    />
  );
}
