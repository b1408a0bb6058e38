import { LazyPart } from '@fm/platform';
import * as opened from '../opened';

/** Lists and menus whose code is there from the start, as it is in a page that has settled. */
class FetchedPart extends LazyPart<typeof opened> {
  constructor() {
    super(async () => opened);
    this.set({ phase: 'ready', part: opened });
  }
}

/** What component tests get for `opened-lists.ts`. */
export const openedLists = new FetchedPart();
