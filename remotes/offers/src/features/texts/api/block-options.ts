import { recordOptions } from '@fm/data';
import { type TextBlockPlace, textBlocks } from '@fm/domain/text-block';

/** The texts to choose from for a place of an offer. */
export const blockOptions = (place: TextBlockPlace) =>
  recordOptions({
    collection: textBlocks,
    orderBy: 'nameLower',
    build: (spec) => spec.where('place', '==', place),
  });
