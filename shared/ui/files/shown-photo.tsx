import { thumbUrl } from '@fm/domain/attachment';
import { useAction } from '@fm/platform';
import { useRef, useState } from 'react';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { Notice } from '../feedback/notice';
import { formatInstant } from '../format';
import { DownloadIcon, EditIcon, TrashIcon } from '../icons';
import type { FileActions, FileFailure, FileRecord } from './file-actions';
import beside from './files.module.css';
import { PhotoFields } from './photo-fields';
import { sideOf, titleOf } from './photo-tile';
import css from './viewer.module.css';

interface ShownPhotoProps {
  readonly photo: FileRecord;
  readonly files: readonly FileRecord[];
  readonly actions: FileActions;
  readonly locked: boolean;
  readonly onRemove: () => void;
}

/** One photo, large: what it shows, who took it when, and what can be done with it. */
export function ShownPhoto({ photo, files, actions, locked, onRemove }: ShownPhotoProps) {
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const { failure, run } = useAction<FileFailure>();
  const { name, caption, by, takenAt = photo.createdAt } = photo;
  const side = sideOf(photo);
  const endEditing = () => {
    setEditing(false);
    // The button that was pressed is gone, and the keys of the dialog with it.
    edit.current?.focus();
  };
  return (
    <figure className={editing ? `${css.photo} ${css.editing}` : css.photo}>
      <Picture photo={photo} actions={actions} />
      <figcaption className={css.caption}>
        <div className={css.words}>
          <p dir="auto">
            {side && <strong>{`${side} `}</strong>}
            {caption ?? name}
          </p>
          <p className={beside.meta}>{`${by.name}, ${formatInstant(takenAt)}`}</p>
        </div>
        {!locked && (
          <IconButton
            size="sm"
            aria-label={`Edit ${name}`}
            aria-expanded={editing}
            ref={edit}
            onClick={() => setEditing(!editing)}
          >
            <EditIcon />
          </IconButton>
        )}
        <IconButton
          size="sm"
          aria-label={`Download ${name}`}
          onClick={() => void run(() => actions.download(photo))}
        >
          <DownloadIcon />
        </IconButton>
        {!locked && actions.mayRemove(photo) && (
          <IconButton size="sm" aria-label={`Delete ${name}`} onClick={onRemove}>
            <TrashIcon />
          </IconButton>
        )}
      </figcaption>
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      {editing && !locked && (
        <PhotoFields photo={photo} files={files} actions={actions} onClose={endEditing} />
      )}
    </figure>
  );
}

/** The photo itself; its thumbnail until it is there. */
function Picture({ photo, actions }: Pick<ShownPhotoProps, 'photo' | 'actions'>) {
  const content = actions.useContent(photo);
  const { width, height } = photo;
  const shown = content.status === 'ready' ? content.url : thumbUrl(photo);
  return (
    <>
      {content.status === 'failed' && (
        <Notice
          tone="danger"
          action={
            <Button variant="outline" size="sm" onClick={content.retry}>
              Try again
            </Button>
          }
        >
          {content.failure.message}
        </Notice>
      )}
      <img
        className={content.status === 'ready' ? css.picture : `${css.picture} ${css.coming}`}
        src={shown}
        alt={titleOf(photo)}
        width={width}
        height={height}
      />
    </>
  );
}
