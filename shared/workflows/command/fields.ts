import { entryKey, isRecordId } from '@fm/domain/record';
import * as v from 'valibot';

/** The id of a record, in the input of a command. */
export const recordId = v.pipe(v.string(), v.check(isRecordId));

/** The id of an entry in a map of parts, such as a checklist item. */
export const entryId = entryKey;
