import { type PlacedText, WrongRule } from './rule-text';

/** A piece of an expression. */
export type Token =
  | { readonly kind: 'number'; readonly value: number; readonly offset: number }
  | { readonly kind: 'text'; readonly value: string; readonly offset: number }
  | { readonly kind: 'regex'; readonly value: RegExp; readonly offset: number }
  | { readonly kind: 'name'; readonly value: string; readonly offset: number }
  | { readonly kind: 'sign'; readonly value: string; readonly offset: number }
  | { readonly kind: 'end'; readonly value: ''; readonly offset: number };

const SPACE = /\s+/y;
const NUMBER = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const NAME = /[$A-Za-z_][\w$]*/y;
const TEXT = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/y;
const REGEX = /\/((?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([a-z]*)/y;
const SIGN = /===|!==|==|!=|<=|>=|&&|\|\||[-+*/%!<>?:.,()[\]]/y;

/** The pieces of an expression. Throws a WrongRule for what belongs to none. */
export function tokensOf({ text, offsets }: PlacedText): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const offsetAt = (index: number) => offsets[index] ?? 0;
  while (at < text.length) {
    const offset = offsetAt(at);
    const space = take(SPACE);
    const found = space ?? take(NUMBER) ?? take(NAME) ?? take(TEXT);
    if (found) {
      if (!space) tokens.push(wordOf(found, offset));
      at += found[0].length;
      continue;
    }
    const regex = beginsValue(tokens.at(-1)) ? take(REGEX) : null;
    if (regex) tokens.push({ kind: 'regex', value: regexOf(regex, offset), offset });
    const sign = regex ?? take(SIGN);
    if (!sign) throw new WrongRule(offset, `"${text[at]}" means nothing here.`);
    if (!regex) tokens.push({ kind: 'sign', value: sign[0], offset });
    at += sign[0].length;
  }
  tokens.push({ kind: 'end', value: '', offset: offsetAt(text.length) });
  return tokens;
}

function wordOf(found: RegExpExecArray, offset: number): Token {
  const [whole] = found;
  const text = found[1] ?? found[2];
  if (text !== undefined) return { kind: 'text', value: text.replace(/\\(.)/g, '$1'), offset };
  if (/^\d/.test(whole)) return { kind: 'number', value: Number(whole), offset };
  return { kind: 'name', value: whole, offset };
}

/** A slash divides behind a value and begins a pattern elsewhere. */
const beginsValue = (before: Token | undefined): boolean =>
  before === undefined || (before.kind === 'sign' && before.value !== ')' && before.value !== ']');

function regexOf([, pattern = '', flags = '']: RegExpExecArray, offset: number): RegExp {
  if (flags !== '' && flags !== 'i') throw new WrongRule(offset, 'A pattern knows only the flag "i".');
  try {
    return new RegExp(pattern, flags);
  } catch {
    throw new WrongRule(offset, 'This is no pattern.');
  }
}
