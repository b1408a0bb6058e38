import type { ArrangedPhotos } from '@fm/domain/attachment';
import css from './files.module.css';
import { PhotoTile } from './photo-tile';

interface PhotoGridProps {
  readonly photos: ArrangedPhotos;
  readonly onOpen: (id: string) => void;
}

/** Pairs side by side, then the others. */
export const PhotoGrid = ({ photos: { pairs, single }, onOpen }: PhotoGridProps) => (
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
