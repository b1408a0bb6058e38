import type { ReactNode } from 'react';
import type { FileRecord } from './file-actions';
import css from './files.module.css';
import { PhotoTile } from './photo-tile';

export interface PhotoStripProps {
  readonly photos: readonly FileRecord[];
  readonly onOpen: (id: string) => void;
  /** What stands behind the photos: the way to add some. */
  readonly children?: ReactNode;
}

/** A few photos in a line, small. */
export const PhotoStrip = ({ photos, onOpen, children }: PhotoStripProps) => (
  <div className={css.strip}>
    {photos.map((photo) => (
      <PhotoTile key={photo.id} photo={photo} onOpen={() => onOpen(photo.id)} />
    ))}
    {children}
  </div>
);
