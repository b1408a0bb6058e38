import { FetchedPart } from '../../testing/fetched-part';
import * as opened from '../opened';

/** Lists and menus, fetched: what component tests get for `opened-lists.ts`. */
export const openedLists = new FetchedPart(opened);
