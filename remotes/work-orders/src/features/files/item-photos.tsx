import { isPhoto } from '@fm/domain/attachment';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { PhotoIcon } from '@fm/ui';
import { useState } from 'react';
import { useOrderFiles } from './api/order-files';
import { ChooseFiles } from './choose-files';
import css from './files.module.css';
import { PhotoTile } from './photo-tile';
import { UploadList } from './upload-list';
import { useOrderUploads } from './use-order-uploads';
import { PhotoViewer } from './viewer/photo-viewer';

export interface ItemPhotosProps {
  readonly order: Stored<WorkOrder>;
  readonly item: { readonly id: string; readonly label: string };
  readonly readOnly: boolean;
}

/** Photos taken for one checklist item, and the way to take more. */
export function ItemPhotos({ order, item, readOnly }: ItemPhotosProps) {
  const [opened, setOpened] = useState<string>();
  const files = useOrderFiles(order.id);
  const uploads = useOrderUploads(order);
  const photos = files.rows.filter((file) => file.itemId === item.id && isPhoto(file)).reverse();
  if (readOnly && photos.length === 0) return null;
  return (
    <div className={css.strip}>
      {photos.map((photo) => (
        <PhotoTile key={photo.id} photo={photo} onOpen={() => setOpened(photo.id)} />
      ))}
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
          order={order}
          files={photos}
          start={opened}
          locked={readOnly}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}
