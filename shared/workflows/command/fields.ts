import { isRecordId } from '@fm/domain/record';
import * as v from 'valibot';

/** The id of a record, in the input of a command. */
export const recordId = v.pipe(v.string(), v.check(isRecordId));

/** The name of an entry in a map of parts, such as a checklist item: a part of a field's path as well. */
export const entryId = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/));
