const MAX_NAME = 200;

/** A text as a line: its first line as the name, the rest below; where the first line is too long, the name of the block. */
export function textLine(
  blockName: string,
  text: string,
): { readonly name: string; readonly description: string } {
  const [first = '', ...rest] = text.trim().split('\n');
  return first.length <= MAX_NAME
    ? { name: first.trim(), description: rest.join('\n').trim() }
    : { name: blockName, description: text.trim() };
}

/** A text with a block below what is there already. */
export const withBlock = (text: string, block: string): string =>
  [text.trimEnd(), block].filter((part) => part !== '').join('\n\n');
