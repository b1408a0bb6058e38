import { listAddress, useTrashPage } from '@fm/data';
import { assetScope } from '@fm/domain/trash';
import { TrashPage } from '@fm/ui/table';

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
