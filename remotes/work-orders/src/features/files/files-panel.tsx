import { useActor } from '@fm/data';
import { arrangedPhotos, isPhoto, MOST_ATTACHMENTS, whyNoFiles } from '@fm/domain/attachment';
import type { Stored } from '@fm/domain/record';
import { kindOfRole } from '@fm/domain/role';
import type { WorkOrder } from '@fm/domain/work-order';
import { Button, CameraIcon, ErrorState, FileIcon, Notice, PhotoIcon, Skeleton } from '@fm/ui';
import { useState } from 'react';
import { useOrderFiles } from './api/order-files';
import { ChooseFiles } from './choose-files';
import { DocumentList } from './document-list';
import { DropFiles } from './drop-files';
import css from './files.module.css';
import { PhotoGrid } from './photo-grid';
import { UploadList } from './upload-list';
import { type OrderUploads, useOrderUploads } from './use-order-uploads';
import { useRemoveFile } from './use-remove-file';
import { PhotoViewer } from './viewer/photo-viewer';

/** Photos and other files of a job: seen, added, paired, handed out. */
export function FilesPanel({ order }: { readonly order: Stored<WorkOrder> }) {
  const actor = useActor();
  const [size, setSize] = useState(MOST_ATTACHMENTS);
  const [opened, setOpened] = useState<string>();
  const files = useOrderFiles(order.id, size);
  const uploads = useOrderUploads(order);
  const { remove, failure } = useRemoveFile(order, files.rows);
  const lock = whyNoFiles(order, actor);
  const photos = arrangedPhotos(files.rows);
  const documents = files.rows.filter((file) => !isPhoto(file) && file.kind !== 'signature');
  const none = files.status === 'ready' && !files.rows.some(({ kind }) => kind !== 'signature');
  return (
    <DropFiles onDrop={lock ? undefined : (dropped) => uploads.add(dropped)}>
      {lock ? <p className={css.meta}>{lock}</p> : <AddFiles uploads={uploads} />}
      <UploadList uploads={uploads} only={({ itemId }) => itemId === undefined} />
      {files.status === 'loading' && <Skeleton rows={2} columns={1} />}
      {files.status === 'failed' && (
        <ErrorState title="The files could not be loaded" onRetry={files.retry}>
          {files.failure?.message}
        </ErrorState>
      )}
      {none && uploads.list.length === 0 && <p className={css.none}>No photos or files yet.</p>}
      {failure && <Notice tone="danger">{failure}</Notice>}
      {photos.pairs.length + photos.single.length > 0 && <PhotoGrid photos={photos} onOpen={setOpened} />}
      {documents.length > 0 && (
        <DocumentList
          files={documents}
          onRemove={(file) =>
            lock || (kindOfRole(actor.role) === 'manager' && file.by.uid !== actor.uid)
              ? undefined
              : () => void remove(file)
          }
        />
      )}
      {files.rows.length === size && (
        <div>
          <Button variant="outline" size="sm" onClick={() => setSize(size + MOST_ATTACHMENTS)}>
            Show earlier files
          </Button>
        </div>
      )}
      {opened !== undefined && (
        <PhotoViewer
          order={order}
          files={files.rows}
          start={opened}
          locked={lock !== undefined}
          onClose={() => setOpened(undefined)}
        />
      )}
    </DropFiles>
  );
}

const AddFiles = ({ uploads }: { readonly uploads: OrderUploads }) => (
  <div className={css.add}>
    <ChooseFiles
      label="Add photos"
      icon={<PhotoIcon />}
      accept="image/*"
      onChoose={(chosen) => uploads.add(chosen)}
    />
    <span className={css.touch}>
      <ChooseFiles
        label="Take photo"
        icon={<CameraIcon />}
        accept="image/*"
        camera
        onChoose={(chosen) => uploads.add(chosen)}
      />
    </span>
    <ChooseFiles label="Add file" icon={<FileIcon />} onChoose={(chosen) => uploads.add(chosen)} />
    <span className={css.dropHint}>or drop and paste them here</span>
  </div>
);
