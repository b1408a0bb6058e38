import { nounFor, type Stored } from '../record';
import { type AttachedTo, type Attachment, isPhoto } from './attachment';
import { isForOffice } from './for-office';

type File = Stored<Attachment>;

/**
 * The files that go along when a record becomes another one, the oldest first as they were added: all but signatures,
 * which were given for that record alone, and photos alone from the office to the crew. `files` are the newest first.
 */
export const carriedFiles = (files: readonly File[], to: AttachedTo): readonly File[] =>
  files
    .filter((file) =>
      isForOffice(file.entity) && !isForOffice(to) ? isPhoto(file) : file.kind !== 'signature',
    )
    .reverse();

/** The photos taken for a checklist item, the oldest first. `files` are the newest first. */
export const photosOfItem = (files: readonly File[], itemId: string): readonly File[] =>
  files.filter((file) => file.itemId === itemId && isPhoto(file)).reverse();

/** What becomes of the photos of a checklist item, as a sentence: "copied to this order". Nothing where there are none. */
export function itemPhotosText(count: number, how: string): string {
  if (count === 0) return '';
  return nounFor(count, {
    one: `The photo of the checklist item is ${how}.`,
    many: `The ${count} photos of the checklist item are ${how}.`,
  });
}
