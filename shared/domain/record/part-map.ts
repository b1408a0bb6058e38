import * as v from 'valibot';
import { isFreeKey } from './record-id';

const damaged = 'An entry is damaged. Remove the last one that you added, and add it again.';

/** The name of an entry in a map of parts, such as a checklist item: a part of a field's path as well. */
export const entryKey = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, damaged), v.check(isFreeKey, damaged));

/** Characters that the parts of one record hold at most: written in any script they fit into a document of the store. */
const MOST_TEXT = 200_000;

/** Parts of a record by their ids, at most `most` of them, and no more text than a document holds. */
export const partMap = <Input, Part>(part: v.GenericSchema<Input, Part>, most: number, tooMany: string) =>
  v.pipe(
    v.record(entryKey, part),
    v.check((parts) => Object.keys(parts).length <= most, tooMany),
    v.check(
      (parts) => JSON.stringify(parts).length <= MOST_TEXT,
      'This is more text than can be kept here. Shorten some of it.',
    ),
  );
