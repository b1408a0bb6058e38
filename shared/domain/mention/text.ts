import type { Ref } from '../record';

/** A mention that is being typed: where its @ is, and what was typed after it. */
export interface TypedMention {
  readonly from: number;
  readonly query: string;
}

/**
 * After the @ a name: up to two words, and no blank behind the second, where the name has ended. A mail address is none,
 * as something stands before its @.
 */
const TYPED = /(?:^|[\s(„“"'])@((?:[\p{L}\p{M}'’.-]+(?: [\p{L}\p{M}'’.-]*)?)?)$/u;

/** The mention in which the caret stands. */
export function mentionAt(text: string, caret: number): TypedMention | undefined {
  const [, query] = TYPED.exec(text.slice(0, caret)) ?? [];
  return query === undefined ? undefined : { from: caret - query.length - 1, query: query.trim() };
}

/** The text with a chosen name in place of what was typed, and where the caret goes on. */
export function withMention(
  text: string,
  { from }: TypedMention,
  caret: number,
  name: string,
): { readonly text: string; readonly caret: number } {
  const before = `${text.slice(0, from)}@${name} `;
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length };
}

/** Those of the chosen people who are still named in the text, each once. */
export const mentionedIn = (text: string, chosen: readonly Ref[]): Ref[] => {
  const named = new Set(partsOf(text, chosen).map(({ ref }) => ref?.id));
  return [...new Map(chosen.map((ref) => [ref.id, ref])).values()].filter(({ id }) => named.has(id));
};

/** A piece of a text; with a person where it names one. */
export interface TextPart {
  readonly text: string;
  readonly ref?: Ref;
}

/** A text in pieces, so that names can be shown as such. Of two names that begin alike the longer one counts. */
export function partsOf(text: string, refs: readonly Ref[]): TextPart[] {
  const names = [...refs].sort((a, b) => b.name.length - a.name.length);
  const parts: TextPart[] = [];
  let plain = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const ref = names.find(({ name }) => text.startsWith(name, at + 1));
    if (!ref) continue;
    const end = at + 1 + ref.name.length;
    if (at > plain) parts.push({ text: text.slice(plain, at) });
    parts.push({ text: text.slice(at, end), ref });
    plain = end;
    at = end - 1;
  }
  if (plain < text.length) parts.push({ text: text.slice(plain) });
  return parts;
}
