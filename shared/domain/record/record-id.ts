import { isPlainName } from '../text/seen';

/** What no text and no name may hold: letters cut in half, and the character that ends texts elsewhere. */
const BROKEN = /\p{Surrogate}|\0/u;

/** Whether a text is whole: no letter in it is cut in half. */
export const isWholeText = (text: string): boolean => !BROKEN.test(text);

/**
 * Whether a name can be a key: a map has some names before anything is put into it, such as `constructor`, and the store
 * keeps those between two underscores to itself.
 */
export const isFreeKey = (key: string): boolean =>
  !(key in {}) && key !== 'prototype' && !/^__.*__$/.test(key);

/** How ids end that follow from what they are about: its day, or that it was deleted for good. */
const FOLLOWING = /[-_](\d{4}-\d{2}-\d{2}|purged)$/;

/** Whether only the server gives such an id: whoever had it first would stand where the server puts something. */
export const isServersId = (id: string): boolean => FOLLOWING.test(id);

/**
 * Whether the store can hold a record under this id, and a map an entry; one from an address may be anything. See
 * Firestore, "Limits".
 */
export const isRecordId = (id: string): boolean =>
  id !== '' &&
  id.length <= 375 &&
  id !== '.' &&
  id !== '..' &&
  !id.includes('/') &&
  isFreeKey(id) &&
  isPlainName(id);
