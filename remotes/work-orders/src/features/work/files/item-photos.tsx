import { photosOfItem } from '@fm/domain/attachment';
import type { Stored } from '@fm/domain/record';
import type { ChecklistItem, WorkOrder } from '@fm/domain/work-order';
import { PhotoIcon } from '@fm/ui';
import { ChooseFiles, PhotoStrip, PhotoViewer, UploadList } from '@fm/ui/files';
import { useState } from 'react';
import { useOrderFiles, useOrderFilesById } from './api/order-files';
import { useOrderFileActions } from './use-order-file-actions';
import { useOrderUploads } from './use-order-uploads';

export interface ItemPhotosProps {
  readonly order: Stored<WorkOrder>;
  readonly item: ChecklistItem & { readonly id: string };
  readonly readOnly: boolean;
}

/** Photos taken for one checklist item, and the way to take more. */
export function ItemPhotos({ order, item, readOnly }: ItemPhotosProps) {
  const [opened, setOpened] = useState<string>();
  const files = useOrderFiles(order.id);
  const actions = useOrderFileActions(order);
  const uploads = useOrderUploads(order);
  // The one that fills the item may be older than the files that are read.
  const filling = useOrderFilesById(
    order.id,
    item.kind === 'photo' && item.value ? [String(item.value)] : [],
  );
  const older = filling.filter(({ id }) => !files.rows.some((file) => file.id === id));
  const photos = photosOfItem([...files.rows, ...older], item.id);
  if (readOnly && photos.length === 0) return null;
  return (
    <PhotoStrip photos={photos} onOpen={setOpened}>
      {!readOnly && (
        <ChooseFiles
          label="Add photo"
          spoken={`Add photo to ${item.label}`}
          icon={<PhotoIcon />}
          accept="image/*"
          onChoose={(chosen) => uploads.add(chosen, item.id)}
        />
      )}
      <UploadList uploads={uploads} only={({ itemId }) => itemId === item.id} />
      {opened !== undefined && (
        <PhotoViewer
          files={photos}
          actions={actions}
          start={opened}
          readOnly={readOnly}
          onClose={() => setOpened(undefined)}
        />
      )}
    </PhotoStrip>
  );
}
