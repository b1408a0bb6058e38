import type { Face, Mark, Measure } from './marks';

/** One line of text with how it is set. */
export interface TextLine {
  readonly text: string;
  readonly face: Face;
}

/** A text without what no font draws. */
const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\S\n\u00a0\u202f]+|[\p{Cc}\p{Cf}\p{Co}]/gu, (sign) =>
      sign === '\n' ? sign : sign === '\u00ad' ? '' : ' ',
    );

/** A text in lines that are at most `width` points wide. Words that are wider themselves are broken. */
export function linesOf(text: string, width: number, face: Face, measure: Measure): readonly TextLine[] {
  return drawable(text)
    .split('\n')
    .flatMap((paragraph) => wrapped(paragraph, width, (part) => measure(part, face)))
    .map((line) => ({ text: line, face }));
}

function wrapped(paragraph: string, width: number, measure: (part: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  // Words are measured one by one, because most of them come again.
  let filled = 0;
  const space = measure(' ');
  for (const word of paragraph.split(' ').filter((part) => part !== '')) {
    const wide = measure(word);
    if (line !== '' && filled + space + wide <= width) {
      line += ` ${word}`;
      filled += space + wide;
      continue;
    }
    if (line !== '') lines.push(line);
    const parts = wide <= width ? [word] : broken(word, width, measure);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1) ?? '';
    filled = measure(line);
  }
  return [...lines, line];
}

/** A word in parts that fit, as many signs in each as possible. */
function broken(word: string, width: number, measure: (part: string) => number): readonly string[] {
  const parts: string[] = [];
  let part = '';
  for (const sign of word) {
    if (part !== '' && measure(part + sign) > width) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part];
}

/** The height of lines below each other, in points. */
export const heightOf = (lines: readonly TextLine[]): number =>
  lines.reduce((height, { face }) => height + face.leading, 0);

/** A place for text: its left edge and width in points. */
export interface Column {
  readonly x: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** Lines below each other from `y` on. A line that is wider than its column is set smaller. */
export function textMarks(
  lines: readonly TextLine[],
  { x, width, align = 'left' }: Column,
  y: number,
  measure: Measure,
): readonly Mark[] {
  let top = y;
  return lines.flatMap(({ text, face }): readonly Mark[] => {
    const here = top;
    top += face.leading;
    if (text === '') return [];
    const full = measure(text, face);
    const size = full > width ? (face.size * width) / full : face.size;
    const wide = Math.min(full, width);
    return [
      {
        kind: 'text',
        x: align === 'right' ? x + width - wide : x,
        // What is set smaller stands on the same line.
        y: here + (face.size - size),
        width: wide,
        text,
        face: { ...face, size },
      },
    ];
  });
}
