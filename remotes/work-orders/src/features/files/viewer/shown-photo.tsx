import { downloadAttachment, thumbUrl, useContentUrl } from '@fm/data';
import type { Attachment } from '@fm/domain/attachment';
import type { Stored } from '@fm/domain/record';
import { Button, DownloadIcon, EditIcon, formatInstant, IconButton, Notice, TrashIcon } from '@fm/ui';
import { useRef, useState } from 'react';
import { useDeed } from '../../labour/use-deed';
import { sideOf, titleOf } from '../photo-tile';
import { PhotoFields } from './photo-fields';
import css from './viewer.module.css';

interface ShownPhotoProps {
  readonly photo: Stored<Attachment>;
  readonly files: readonly Stored<Attachment>[];
  readonly locked: boolean;
  readonly removable: boolean;
  readonly onRemove: () => void;
}

/** One photo, large: what it shows, who took it when, and what can be done with it. */
export function ShownPhoto({ photo, files, locked, removable, onRemove }: ShownPhotoProps) {
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const { failure, run } = useDeed();
  const { name, caption, by, takenAt = photo.createdAt } = photo;
  const side = sideOf(photo);
  const endEditing = () => {
    setEditing(false);
    // The button that was pressed is gone, and the keys of the dialog with it.
    edit.current?.focus();
  };
  return (
    <figure className={editing ? `${css.photo} ${css.editing}` : css.photo}>
      <Picture photo={photo} />
      <figcaption className={css.caption}>
        <div className={css.words}>
          <p dir="auto">
            {side && <strong>{`${side} `}</strong>}
            {caption ?? name}
          </p>
          <p className={css.meta}>{`${by.name}, ${formatInstant(takenAt)}`}</p>
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
          onClick={() => void run(() => downloadAttachment(photo))}
        >
          <DownloadIcon />
        </IconButton>
        {removable && (
          <IconButton size="sm" aria-label={`Delete ${name}`} onClick={onRemove}>
            <TrashIcon />
          </IconButton>
        )}
      </figcaption>
      {failure && <Notice tone="danger">{failure}</Notice>}
      {editing && !locked && <PhotoFields photo={photo} files={files} onClose={endEditing} />}
    </figure>
  );
}

/** The photo itself; its thumbnail until it is there. */
function Picture({ photo }: { readonly photo: Stored<Attachment> }) {
  const content = useContentUrl(photo);
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
