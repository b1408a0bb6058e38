import { LazyPart } from '@fm/platform';

/** Code that is there from the start, as it is in a page that has settled: what component tests get. */
export class FetchedPart<T> extends LazyPart<T> {
  constructor(part: T) {
    super(async () => part);
    this.set({ phase: 'ready', part });
  }
}
