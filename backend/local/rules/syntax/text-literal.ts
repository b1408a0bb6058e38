const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '`': '`',
  '/': '/',
};

const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([\s\S]))/g;

/** The text of a quoted literal, or the escape in it that the language does not know. */
export function readTextLiteral(image: string): { text: string } | { unknownEscape: string } {
  let unknownEscape: string | undefined;
  const text = image
    .slice(1, -1)
    .replace(ESCAPE, (whole, unicode?: string, hex?: string, letter?: string) => {
      const code = unicode ?? hex;
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
      const known = ESCAPES[letter ?? ''];
      if (known === undefined) unknownEscape ??= whole;
      return known ?? whole;
    });
  return unknownEscape === undefined ? { text } : { unknownEscape };
}
