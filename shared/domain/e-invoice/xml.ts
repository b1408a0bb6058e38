/** An element with what is inside: a text, or further elements; those that are undefined are left out. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly inside: string | readonly (Element | undefined)[];
}

export const element = (
  name: string,
  inside: Element['inside'],
  attributes: Element['attributes'] = {},
): Element => ({ name, attributes, inside });

/** An element with a text; undefined, which leaves it out, where there is none. */
export const optional = (name: string, text: string | undefined): Element | undefined =>
  text === undefined || text === '' ? undefined : element(name, text);

/** The document with this element at its root. */
export const xmlDocument = (root: Element): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`;

function written({ name, attributes, inside }: Element, indent: string): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const open = `${indent}<${name}${given.join('')}>`;
  if (typeof inside === 'string') return `${open}${escaped(inside)}</${name}>`;
  const lines = inside.flatMap((child) => (child ? [written(child, `${indent}  `)] : []));
  return [open, ...lines, `${indent}</${name}>`].join('\n');
}

// Control signs, which people paste along with texts, may not stand in XML at all.
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
