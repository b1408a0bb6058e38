/** Markup that is ready to be sent: everything that entered it was escaped, or is markup itself. */
export class Html {
  constructor(readonly markup: string) {}
}

/** What may stand in markup: texts are escaped, nothing is left out where there is nothing. */
export type Part = Html | string | number | undefined | false | readonly Part[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

function markupOf(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.markup;
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return part.map(markupOf).join('');
}

/** Markup with values in it, which mean themselves: no text that enters becomes a tag or an attribute. */
export const html = (markup: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(markup.map((piece, at) => piece + markupOf(parts[at])).join(''));
