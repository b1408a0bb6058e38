import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { PhotoTile, PhotoViewer } from '@fm/ui/files';
import { useState } from 'react';
import { useOrderFilesById } from '../../work/files/api/order-files';
import { useOrderFileActions } from '../../work/files/use-order-file-actions';
import css from './comments.module.css';

export interface CommentPhotosProps {
  readonly order: Stored<WorkOrder>;
  readonly ids: readonly string[];
}

/** The photos of a comment: those that are still there. */
export function CommentPhotos({ order, ids }: CommentPhotosProps) {
  const [opened, setOpened] = useState<string>();
  const photos = useOrderFilesById(order.id, ids);
  const actions = useOrderFileActions(order);
  return (
    <div className={css.tiles}>
      {photos.map((photo) => (
        <PhotoTile key={photo.id} photo={photo} onOpen={() => setOpened(photo.id)} />
      ))}
      {opened !== undefined && (
        <PhotoViewer
          files={photos}
          actions={actions}
          start={opened}
          readOnly
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}
