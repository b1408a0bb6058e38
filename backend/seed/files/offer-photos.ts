import { fileOwner } from '@fm/domain/attachment';
import { type Offer, offers } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { ACTORS } from '../accounts';
import type { Chronicle, SeedDocument } from '../chronicle';
import { plantRoom } from './pictures';
import { storedFile } from './stored-file';

/** Offers with a photo of what they are about, and how many of them have a second one. */
const SHOWN = 8;
const TWO = 4;
const PHOTO = { width: 480, height: 360 };
const THUMB = { width: 160, height: 120 };
const CAPTIONS = ['What was found on site', 'The same place from the side'] as const;

/** Photos on offers that stand before their answer: taken when the offer was written. */
export function offerPhotos(all: readonly Chronicle<Offer>[]): SeedDocument[] {
  const open = all
    .map(({ record }) => record)
    .filter(({ status }) => status === 'draft' || status === 'sent');
  return open
    .slice(0, SHOWN)
    .flatMap((offer, n) => CAPTIONS.slice(0, n < TWO ? 2 : 1).flatMap((_, at) => photo(offer, n, at)));
}

function photo(offer: Stored<Offer>, n: number, at: number): SeedDocument[] {
  const takenAt = new Date(offer.createdAt.getTime() + (2 + at) * 60_000);
  const actor = Object.values(ACTORS).find(({ uid }) => uid === offer.createdBy.uid) ?? ACTORS.office;
  const content = plantRoom(n + at, true, PHOTO.width, PHOTO.height);
  return storedFile(fileOwner(offers, offer), `photo-${offer.id}-${at}`, actor, takenAt, content, {
    ...PHOTO,
    kind: 'photo',
    name: `IMG_${3000 + n * 5 + at}.png`,
    caption: CAPTIONS[at],
    thumb: plantRoom(n + at, true, THUMB.width, THUMB.height),
    takenAt,
  });
}
