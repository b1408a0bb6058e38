import { listAddress, useTrashPage } from '@fm/data';
import { TrashPage } from '@fm/ui/table';
import { assetScope } from './asset-scope';

/** `/maintenance/assets/trash`: assets that were deleted, and the way back. */
export function AssetTrash() {
  const shown = useTrashPage(assetScope);
  return (
    <TrashPage
      {...shown}
      noun="assets"
      hrefOf={({ id }) => `/maintenance/assets/${id}`}
      back={{ to: listAddress('/maintenance/assets'), label: 'Assets' }}
    />
  );
}
