import { type PlacedText, WrongRule } from './rule-text';

/** JSON that remembers where in its file it stands. */
export type PlacedJson =
  | { readonly kind: 'object'; readonly offset: number; readonly entries: readonly PlacedEntry[] }
  | { readonly kind: 'list'; readonly offset: number; readonly items: readonly PlacedJson[] }
  | { readonly kind: 'text'; readonly offset: number; readonly content: PlacedText }
  | { readonly kind: 'other'; readonly offset: number; readonly value: unknown };

export interface PlacedEntry {
  readonly key: string;
  readonly offset: number;
  readonly value: PlacedJson;
}

const SPACE = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const OTHER = /true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/** Reads JSON with comments, as rules files are written. Throws a WrongRule where it is none. */
export function readPlacedJson(file: string): PlacedJson {
  const reader = new Reader(file);
  const value = reader.value();
  reader.end();
  return value;
}

class Reader {
  private offset = 0;
  constructor(private readonly file: string) {}

  value(): PlacedJson {
    this.space();
    const { offset } = this;
    if (this.takes('{')) return { kind: 'object', offset, entries: this.items('}', () => this.entry()) };
    if (this.takes('[')) return { kind: 'list', offset, items: this.items(']', () => this.value()) };
    if (this.file[offset] === '"') return { kind: 'text', offset, content: this.text() };
    const [found] = this.match(OTHER) ?? [];
    if (found === undefined) throw new WrongRule(offset, 'A value is expected here.');
    return { kind: 'other', offset, value: JSON.parse(found) };
  }

  end(): void {
    this.space();
    if (this.offset < this.file.length) throw new WrongRule(this.offset, 'The file ends before this.');
  }

  private items<Item>(close: string, one: () => Item): Item[] {
    const items: Item[] = [];
    this.space();
    if (this.takes(close)) return items;
    for (;;) {
      items.push(one());
      this.space();
      if (this.takes(close)) return items;
      if (!this.takes(',')) throw new WrongRule(this.offset, `A comma or "${close}" is expected here.`);
      this.space();
      // As editors leave it.
      if (this.takes(close)) return items;
    }
  }

  private entry(): PlacedEntry {
    this.space();
    const { offset } = this;
    if (this.file[offset] !== '"') throw new WrongRule(offset, 'A key in quotation marks is expected here.');
    const key = this.text().text;
    this.space();
    if (!this.takes(':')) throw new WrongRule(this.offset, 'A colon is expected here.');
    return { key, offset, value: this.value() };
  }

  private text(): PlacedText {
    const begin = this.offset;
    const offsets: number[] = [];
    let text = '';
    this.offset += 1;
    for (;;) {
      const sign = this.file[this.offset];
      if (sign === undefined || sign === '\n') throw new WrongRule(begin, 'This text has no end.');
      if (sign === '"') break;
      offsets.push(this.offset);
      text += sign === '\\' ? this.escape() : sign;
      this.offset += 1;
    }
    offsets.push(this.offset);
    this.offset += 1;
    return { text, offsets };
  }

  private escape(): string {
    this.offset += 1;
    const sign = this.file[this.offset] ?? '';
    if (sign === 'u') {
      const code = this.file.slice(this.offset + 1, this.offset + 5);
      if (!/^[\da-fA-F]{4}$/.test(code)) throw new WrongRule(this.offset, 'Four digits are expected here.');
      this.offset += 4;
      return String.fromCharCode(Number.parseInt(code, 16));
    }
    if ('"\\/'.includes(sign) && sign !== '') return sign;
    const known = ESCAPES[sign];
    if (known === undefined) throw new WrongRule(this.offset, 'This is no escape of JSON.');
    return known;
  }

  private space(): void {
    this.match(SPACE);
  }

  private takes(sign: string): boolean {
    if (this.file[this.offset] !== sign) return false;
    this.offset += 1;
    return true;
  }

  private match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.file);
    if (found) this.offset = pattern.lastIndex;
    return found ?? undefined;
  }
}
