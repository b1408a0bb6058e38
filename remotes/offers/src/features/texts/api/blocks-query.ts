import { type AskedView, equal, type Narrow } from '@fm/data';
import type { TextBlock } from '@fm/domain/text-block';

export type BlockSort = 'name';
export type BlockFilter = 'place';

/** Texts that fit every filter, by name. */
export const blocksQuery =
  ({ filter, sort }: AskedView<BlockFilter, BlockSort>): Narrow<TextBlock> =>
  (spec) =>
    spec
      .where('trashed', '==', false)
      .apply(equal('place', filter.place))
      .orderBy('nameLower', sort.direction);
