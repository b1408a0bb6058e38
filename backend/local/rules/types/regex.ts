const MAX_CACHED = 500;
const cache = new Map<string, RegExp | undefined>();

const POSIX_CLASSES: Readonly<Record<string, string>> = {
  alnum: '0-9A-Za-z',
  alpha: 'A-Za-z',
  ascii: '\\x00-\\x7F',
  blank: '\\t ',
  cntrl: '\\x00-\\x1F\\x7F',
  digit: '0-9',
  graph: '!-~',
  lower: 'a-z',
  print: ' -~',
  punct: '!-\\/:-@\\[-`{-~',
  space: '\\t\\n\\v\\f\\r ',
  upper: 'A-Z',
  word: '0-9A-Za-z_',
  xdigit: '0-9A-Fa-f',
};

// What RE2 does not have: a rule that leaned on it would fail in production.
const NOT_IN_RE2 = /\(\?(?:=|!|<=|<!)|\\[1-9]|\\k</;

/**
 * Compiles a pattern of RE2, the syntax of the rules language (github.com/google/re2/wiki/Syntax).
 * Undefined when it is not one.
 */
export function compileRegex(pattern: string): RegExp | undefined {
  if (!cache.has(pattern)) {
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(pattern, translate(pattern));
  }
  return cache.get(pattern);
}

function translate(pattern: string): RegExp | undefined {
  if (NOT_IN_RE2.test(pattern)) return undefined;
  const [, flags = ''] = /^\(\?([imsU]+)\)/.exec(pattern) ?? [];
  if (flags.includes('U')) return undefined;
  const body = rewrite(pattern.slice(flags === '' ? 0 : flags.length + 3));
  try {
    return new RegExp(body, `u${flags}`);
  } catch {
    return undefined;
  }
}

const PIECE = /\\[pP]([A-Z])|\\([\s\S])|\[:(\w+):\]|\(\?P<|[[\]]|[^\\[\](]+|\(/g;

/** The pattern in JavaScript's spelling, whose Unicode mode knows fewer escapes than RE2. */
function rewrite(pattern: string): string {
  let isInClass = false;
  return pattern.replace(PIECE, (piece: string, category?: string, escaped?: string, posix?: string) => {
    if (category !== undefined) return `${piece.slice(0, 2)}{${category}}`;
    if (escaped !== undefined) return rewriteEscape(escaped, isInClass);
    if (posix !== undefined) return (isInClass ? POSIX_CLASSES[posix] : undefined) ?? piece;
    if (piece === '(?P<') return '(?<';
    if (piece === '[') {
      if (isInClass) return '\\[';
      isInClass = true;
    }
    if (piece === ']') isInClass = false;
    return piece;
  });
}

function rewriteEscape(sign: string, isInClass: boolean): string {
  if (sign === 'A') return '^';
  if (sign === 'z') return '$';
  const needsNone = /[^\w\s^$\\.*+?()[\]{}|/-]|_/u.test(sign) || (sign === '-' && !isInClass);
  return needsNone ? sign : `\\${sign}`;
}

/** Whether the pattern matches the whole text, as `matches` asks. */
export function matchesWhole(regex: RegExp, text: string): boolean {
  return new RegExp(`^(?:${regex.source})$`, regex.flags.replace('m', '')).test(text);
}

/** Replaces every match; `\1` in the replacement is the first group, as in RE2. */
export function replaceAll(regex: RegExp, text: string, replacement: string): string {
  const template = replacement
    .replaceAll('$', '$$$$')
    .replace(/\\(\d)/g, (_whole, digit: string) => (digit === '0' ? '$&' : `$${digit}`));
  return text.replace(new RegExp(regex.source, `${regex.flags}g`), template);
}

/** The parts of a text between matches, without those of groups. */
export function splitBy(regex: RegExp, text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(new RegExp(regex.source, `${regex.flags}g`))) {
    if (match[0] === '' && (match.index === 0 || match.index === text.length)) continue;
    parts.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)];
}
