import { type ArrangedPhotos, arrangedPhotos, isPhoto } from '@fm/domain/attachment';
import { useAction } from '@fm/platform';
import { useState } from 'react';
import { ErrorState } from '../feedback/error-state';
import { Notice } from '../feedback/notice';
import { Skeleton } from '../feedback/skeleton';
import { CameraIcon, FileIcon, PhotoIcon } from '../icons';
import { ShowMore } from '../list/show-more';
import { ChooseFiles } from './choose-files';
import { DocumentList } from './document-list';
import { DropFiles } from './drop-files';
import type { FileActions, FileFailure, FilesRead, UploadActions } from './file-actions';
import css from './files.module.css';
import { PhotoTile } from './photo-tile';
import { PhotoViewer } from './photo-viewer';
import { UploadList } from './upload-list';

export interface FilesPanelProps {
  readonly files: FilesRead;
  readonly actions: FileActions;
  readonly uploads: UploadActions;
}

/** Photos and other files of a record: seen, added, paired, handed out. */
export function FilesPanel({ files, actions, uploads }: FilesPanelProps) {
  const [opened, setOpened] = useState<string>();
  const { run, failure } = useAction<FileFailure>();
  const { lock } = actions;
  const shown = files.rows.filter(({ kind }) => kind !== 'signature');
  const photos = arrangedPhotos(shown);
  const documents = shown.filter((file) => !isPhoto(file));
  const none = files.status === 'ready' && shown.length === 0 && uploads.list.length === 0;
  return (
    <DropFiles onDrop={lock ? undefined : uploads.add}>
      {lock ? <p className={css.meta}>{lock}</p> : <AddFiles onAdd={uploads.add} />}
      <UploadList uploads={uploads} only={({ itemId }) => itemId === undefined} />
      {files.status === 'loading' && <Skeleton rows={2} columns={1} />}
      {files.status === 'failed' && (
        <ErrorState title="The files could not be loaded" onRetry={files.retry}>
          {files.failure?.message}
        </ErrorState>
      )}
      {none && <p className={css.none}>No photos or files yet.</p>}
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      {photos.pairs.length + photos.single.length > 0 && <PhotoGrid photos={photos} onOpen={setOpened} />}
      {documents.length > 0 && (
        <DocumentList
          files={documents}
          actions={actions}
          onRemove={(file) => void run(() => actions.remove(file))}
        />
      )}
      {files.more && <ShowMore {...files.more} called={{ one: 'file', many: 'files' }} byHand />}
      {opened !== undefined && (
        <PhotoViewer files={shown} actions={actions} start={opened} onClose={() => setOpened(undefined)} />
      )}
    </DropFiles>
  );
}

const AddFiles = ({ onAdd }: { readonly onAdd: (chosen: readonly File[]) => void }) => (
  <div className={css.add}>
    <ChooseFiles label="Add photos" icon={<PhotoIcon />} accept="image/*" onChoose={onAdd} />
    <span className={css.touch}>
      <ChooseFiles label="Take photo" icon={<CameraIcon />} accept="image/*" camera onChoose={onAdd} />
    </span>
    <ChooseFiles label="Add file" icon={<FileIcon />} onChoose={onAdd} />
    <span className={css.dropHint}>or drop and paste them here</span>
  </div>
);

interface PhotoGridProps {
  readonly photos: ArrangedPhotos;
  readonly onOpen: (id: string) => void;
}

/** Pairs side by side, then the others. */
const PhotoGrid = ({ photos: { pairs, single }, onOpen }: PhotoGridProps) => (
  <ul className={css.grid} aria-label="Photos">
    {pairs.map(({ before, after }) => (
      <li key={after.id} className={css.pair}>
        <PhotoTile photo={before} onOpen={() => onOpen(before.id)} />
        <PhotoTile photo={after} onOpen={() => onOpen(after.id)} />
      </li>
    ))}
    {single.map((photo) => (
      <li key={photo.id}>
        <PhotoTile photo={photo} onOpen={() => onOpen(photo.id)} />
      </li>
    ))}
  </ul>
);
