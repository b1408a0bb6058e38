import type { Block } from './blocks';
import type { Mark, Page } from './marks';

/** The part of a page that blocks fill, in points from its top. */
export interface Frame {
  readonly top: number;
  readonly bottom: number;
}

/** What stands where a table goes on over a page. */
export interface TableBreaks {
  /** The headings of the columns, again at the top of each page. */
  readonly headings: Block;
  /** The row with the amount so far: at the end of a page, and at the top of the next. */
  carried(sumMinor: number): Block;
}

/** What is less than this of the height of a page is not worth beginning a long row on. */
const LEAST_PART = 0.2;

/**
 * Puts blocks on pages, one below the other. A block is divided only where it says so, or where it is longer than a
 * page. Where rows of the table go on over a page, its headings are repeated and the amount is carried over.
 */
export function paginate(
  blocks: readonly Block[],
  frameOf: (page: number) => Frame,
  table: TableBreaks,
): readonly Page[] {
  const pages: Mark[][] = [[]];
  let y = frameOf(0).top;
  let sum: number | undefined;
  const carriedHeight = table.carried(0).height;

  const put = (block: Block) => {
    pages.at(-1)?.push(...block.draw(y));
    y += block.height;
    const counted = block.row?.countedMinor;
    if (counted !== undefined) sum = (sum ?? 0) + counted;
  };
  const turn = (isInTable: boolean) => {
    const carried = isInTable && sum !== undefined ? table.carried(sum) : undefined;
    if (carried) put(carried);
    pages.push([]);
    y = frameOf(pages.length - 1).top;
    if (isInTable) put(table.headings);
    if (carried) put(carried);
  };

  const waiting = [...blocks];
  let isFresh = false;
  for (let block = waiting[0]; block; block = waiting[0]) {
    const isRow = block.row !== undefined;
    const goesOn = isRow && waiting.some(({ row }, index) => index > 0 && row);
    const { top, bottom } = frameOf(pages.length);
    const ofPage = bottom - top - (isRow ? table.headings.height + 2 * carriedHeight : 0);
    const room = frameOf(pages.length - 1).bottom - y;
    const chained = chainHeight(waiting);
    const needed = chained > ofPage ? block.height : chained;
    if (needed <= room - (goesOn ? carriedHeight : 0)) {
      put(block);
      waiting.shift();
      isFresh = false;
      continue;
    }
    const isTooLong = block.height > ofPage && (isFresh || room >= ofPage * LEAST_PART);
    const [head, tail] =
      (block.flows || isTooLong) && block.split
        ? (block.split(room - (isRow ? carriedHeight : 0)) ?? [])
        : [];
    if (head && tail) {
      put(head);
      waiting[0] = tail;
    } else if (isFresh) throw new Error('A block is higher than a page and cannot be divided.');
    turn(isRow);
    isFresh = true;
  }
  return pages;
}

/** The height of the first block and of those that it stays with. */
function chainHeight(blocks: readonly Block[]): number {
  let height = 0;
  for (const block of blocks) {
    height += block.height;
    if (!block.staysWithNext) break;
  }
  return height;
}
