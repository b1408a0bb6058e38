/** How a text is set. */
export interface Face {
  readonly isBold?: boolean;
  /** In points. */
  readonly size: number;
  /** Distance from one line to the next, in points. */
  readonly leading: number;
  readonly color?: string;
}

/** What is drawn on a page; distances in points from the top left corner. */
export type Mark =
  | {
      readonly kind: 'text';
      readonly x: number;
      /** Top of the line. */
      readonly y: number;
      readonly width: number;
      readonly text: string;
      readonly face: Face;
    }
  | {
      /** From the lower left to the upper right, through the middle of the page. */
      readonly kind: 'across';
      readonly text: string;
      readonly face: Face;
    }
  | {
      readonly kind: 'rule';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly thickness: number;
      readonly color: string;
    }
  | {
      readonly kind: 'picture';
      readonly x: number;
      readonly y: number;
      /** The picture is made as large as fits into the box. */
      readonly width: number;
      readonly height: number;
      readonly align: 'left' | 'right';
      readonly data: Uint8Array;
    };

export type Page = readonly Mark[];

/** The width of a text in points, on one line. */
export type Measure = (text: string, face: Pick<Face, 'isBold' | 'size'>) => number;

export const MM = 72 / 25.4;
export const PAGE = { width: 210 * MM, height: 297 * MM };
