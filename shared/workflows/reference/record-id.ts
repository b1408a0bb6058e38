import { isRecordId } from '@fm/domain/record';
import * as v from 'valibot';

/** The id of a record, as a page sends it. */
export const recordId = v.pipe(v.string(), v.check(isRecordId));
