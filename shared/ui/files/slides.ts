import { arrangedPhotos } from '@fm/domain/attachment';
import type { FileRecord } from './file-actions';

/** What is looked at at once: a photo, or a pair. */
export type Slide = readonly FileRecord[];

/** The photos among some files in the order in which they are looked through: as in the grid. */
export function slidesOf(files: readonly FileRecord[]): readonly Slide[] {
  const { pairs, single } = arrangedPhotos(files);
  return [...pairs.map(({ before, after }) => [before, after]), ...single.map((photo) => [photo])];
}

/** Where a photo is among the slides; -1 when it is gone. */
export const placeOf = (slides: readonly Slide[], id: string): number =>
  slides.findIndex((slide) => slide.some((photo) => photo.id === id));
