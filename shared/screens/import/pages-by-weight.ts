/**
 * Items in pages of which each weighs `most` at most, such as the records that a command writes for its items. What
 * weighs more stands alone.
 */
export const pagesByWeight =
  <Item>(weightOf: (item: Item) => number) =>
  (items: readonly Item[], most: number): readonly (readonly Item[])[] => {
    const pages: Item[][] = [];
    let weight = Number.POSITIVE_INFINITY;
    for (const item of items) {
      const more = weightOf(item);
      if (weight + more > most) {
        pages.push([]);
        weight = 0;
      }
      pages.at(-1)?.push(item);
      weight += more;
    }
    return pages;
  };
