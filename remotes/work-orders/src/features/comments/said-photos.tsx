import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { useState } from 'react';
import { useOrderFiles } from '../files/api/order-files';
import { PhotoTile } from '../files/photo-tile';
import { PhotoViewer } from '../files/viewer/photo-viewer';
import css from './comments.module.css';

export interface SaidPhotosProps {
  readonly order: Stored<WorkOrder>;
  readonly ids: readonly string[];
}

/** The photos of a comment: those that are still there. */
export function SaidPhotos({ order, ids }: SaidPhotosProps) {
  const [opened, setOpened] = useState<string>();
  const files = useOrderFiles(order.id);
  const photos = files.rows.filter(({ id }) => ids.includes(id));
  return (
    <div className={css.tiles}>
      {photos.map((photo) => (
        <PhotoTile key={photo.id} photo={photo} onOpen={() => setOpened(photo.id)} />
      ))}
      {opened !== undefined && (
        <PhotoViewer
          order={order}
          files={photos}
          start={opened}
          locked
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}
