import type { Mark, Measure } from './marks';
import { type Column, heightOf, type TextLine, textMarks } from './text-lines';

/** A piece of a document that stands on one page. */
export interface Block {
  /** In points. */
  readonly height: number;
  draw(top: number): readonly Mark[];
  /** Stands on the page on which the next block begins. */
  readonly staysWithNext?: boolean;
  /** Row of the table, and what it adds to the amount that is carried over; undefined for rows without figures. */
  readonly row?: { readonly countedMinor: number | undefined };
  /** Divides what is longer than `room` points; undefined where it cannot be divided there. */
  split?(room: number): readonly [Block, Block] | undefined;
  /** May be divided though it would fit on one page. */
  readonly flows?: boolean;
}

/** An empty space. */
export const gap = (height: number): Block => ({ height, draw: () => [] });

/** Lines that stand beside others in a row. */
export interface Cell {
  readonly column: Column;
  readonly lines: readonly TextLine[];
}

interface RowOptions {
  readonly above?: number;
  readonly below?: number;
  readonly staysWithNext?: boolean;
  readonly row?: Block['row'];
  readonly flows?: boolean;
  /** Marks behind the row, by where it begins and how high it is. */
  readonly under?: (top: number, height: number) => readonly Mark[];
}

/** Cells beside each other. A row that is longer than a page is divided between lines. */
export function rowOf(cells: readonly Cell[], measure: Measure, options: RowOptions = {}): Block {
  const { above = 0, below = 0, staysWithNext, row, flows, under } = options;
  const height = above + Math.max(0, ...cells.map(({ lines }) => heightOf(lines))) + below;
  return {
    height,
    ...(staysWithNext && { staysWithNext }),
    ...(flows && { flows }),
    ...(row && { row }),
    draw: (top) => [
      ...(under?.(top, height) ?? []),
      ...cells.flatMap(({ lines, column }) => textMarks(lines, column, top + above, measure)),
    ],
    split(room) {
      const parts = cells.map(({ lines, column }) => {
        const count = fitting(lines, room - above - below);
        return { column, head: lines.slice(0, count), tail: lines.slice(count) };
      });
      if (parts.every(({ head }) => head.length === 0) || parts.every(({ tail }) => tail.length === 0))
        return undefined;
      // What belongs to figures stands beside them, and is counted once.
      const { staysWithNext: _, ...ofHead } = options;
      return [
        rowOf(
          parts.map(({ column, head }) => ({ column, lines: head })),
          measure,
          { ...ofHead, below: 0 },
        ),
        rowOf(
          parts.map(({ column, tail }) => ({ column, lines: tail })),
          measure,
          { ...options, ...(row && { row: { countedMinor: undefined } }) },
        ),
      ];
    },
  };
}

/** How many lines fit, and not one alone left over at the end. */
function fitting(lines: readonly TextLine[], room: number): number {
  let height = 0;
  const index = lines.findIndex(({ face }) => {
    height += face.leading;
    return height > room;
  });
  if (index < 0) return lines.length;
  return index === lines.length - 1 && index > 1 ? index - 1 : index;
}
