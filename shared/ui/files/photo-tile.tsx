import { PHOTO_KIND_LABELS, thumbUrl } from '@fm/domain/attachment';
import { PhotoIcon } from '../icons';
import type { FileRecord } from './file-actions';
import css from './files.module.css';

/** Before or after; undefined of a photo that is neither, and of what is no photo. */
export const sideOf = ({ kind }: FileRecord): string | undefined =>
  kind === 'photoBefore' || kind === 'photoAfter' ? PHOTO_KIND_LABELS[kind] : undefined;

/** What a photo is called where it cannot be seen. */
export const titleOf = (photo: FileRecord): string =>
  [sideOf(photo), photo.caption ?? photo.name].filter(Boolean).join(': ');

export interface PhotoTileProps {
  readonly photo: FileRecord;
  readonly onOpen: () => void;
}

/** A small photo that opens. */
export function PhotoTile({ photo, onOpen }: PhotoTileProps) {
  const src = thumbUrl(photo);
  const side = sideOf(photo);
  return (
    <button type="button" className={css.tile} aria-label={`Open ${titleOf(photo)}`} onClick={onOpen}>
      {src ? <img src={src} alt="" /> : <PhotoIcon />}
      {side && <span className={css.side}>{side}</span>}
    </button>
  );
}
