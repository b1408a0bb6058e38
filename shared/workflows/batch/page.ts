import { recordId } from '@fm/domain/record';
import * as v from 'valibot';

/**
 * Items that one command changes at most, all in one transaction, where it does not say fewer: with their entries in
 * indexes, the crew's copies and the history they stay below the 10 MiB that a transaction takes.
 */
export const MOST_ITEMS = 100;
/** Records that go to another customer in one transaction: all that each is found by is written anew, twice. */
export const MOST_MOVED = 25;
/** Fields of a row of a file. */
const MOST_FIELDS = 50;

/** The items of one page of a change of many. */
export const pageOf = <S extends v.GenericSchema>(item: S, most = MOST_ITEMS) =>
  v.pipe(v.array(item), v.maxLength(most, 'These are too many at once. Reload the page and try again.'));

/** A row of a file with the values of a form. */
export const importRow = <S extends v.GenericSchema>(values: S) =>
  v.object({
    /** Id of what is made of it, so that storing a row twice makes one. */
    id: recordId,
    values,
    /** Fields the row says something of. */
    given: pageOf(v.pipe(v.string(), v.maxLength(50)), MOST_FIELDS),
  });
