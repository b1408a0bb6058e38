import { FetchedPart } from '../../testing/fetched-part';
import * as opened from '../opened';

/** Dialogs, fetched: what component tests get for `opened-dialogs.ts`. */
export const openedDialogs = new FetchedPart(opened);
