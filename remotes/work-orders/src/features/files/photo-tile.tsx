import { thumbUrl } from '@fm/data';
import { type Attachment, PHOTO_KIND_LABELS } from '@fm/domain/attachment';
import type { Stored } from '@fm/domain/record';
import { PhotoIcon } from '@fm/ui';
import css from './files.module.css';

type Photo = Stored<Attachment>;

/** Before or after; undefined of a photo that is neither, and of what is no photo. */
export const sideOf = ({ kind }: Photo): string | undefined =>
  kind === 'photoBefore' || kind === 'photoAfter' ? PHOTO_KIND_LABELS[kind] : undefined;

/** What a photo is called where it cannot be seen. */
export const titleOf = (photo: Photo): string =>
  [sideOf(photo), photo.caption ?? photo.name].filter(Boolean).join(': ');

interface PhotoTileProps {
  readonly photo: Photo;
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
