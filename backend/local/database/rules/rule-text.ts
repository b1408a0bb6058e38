/** A mistake in a rules file; line and column count from 1. */
export interface RuleMistake {
  readonly line: number;
  readonly column: number;
  readonly reason: string;
}

/** A text inside a rules file: what it says, and where in the file each of its characters begins. */
export interface PlacedText {
  readonly text: string;
  /** As many as the text has characters, and the end. */
  readonly offsets: readonly number[];
}

/** Thrown where a rules file is wrong; `offset` counts characters of the file. */
export class WrongRule extends Error {
  override readonly name = 'WrongRule';
  constructor(
    readonly offset: number,
    reason: string,
  ) {
    super(reason);
  }
}

/** Where in a file an offset is. */
export function mistakeAt(file: string, offset: number, reason: string): RuleMistake {
  const before = file.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1, reason };
}
