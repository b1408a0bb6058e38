import { listAddress, useTrash, useTrashPage } from '@fm/data';
import { assets } from '@fm/domain/asset';
import { TrashPage } from '@fm/ui/table';
import { assetScope } from './asset-scope';

/** `/maintenance/assets/trash`: assets that were deleted, and the way back. */
export function AssetTrash() {
  const { page, moveTo } = useTrashPage(assets);
  const trash = useTrash(assetScope);
  return (
    <TrashPage
      page={page}
      onMove={moveTo}
      trash={trash}
      noun="assets"
      nameOf={assets.label}
      hrefOf={({ id }) => `/maintenance/assets/${id}`}
      back={{ to: listAddress('/maintenance/assets'), label: 'Assets' }}
    />
  );
}
