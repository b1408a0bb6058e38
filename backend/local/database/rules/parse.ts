import { BINARY_SIGNS, type BinarySign, type Expression, type Literal } from './expression';
import { type PlacedText, WrongRule } from './rule-text';
import { type Token, tokensOf } from './tokens';

const MOST_LEVELS = 100;
const CONSTANTS: ReadonlyMap<string, Literal> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** Reads an expression. Throws a WrongRule where it is none. */
export function parseExpression(text: PlacedText): Expression {
  const parser = new Parser(tokensOf(text));
  const expression = parser.choice();
  parser.expectEnd();
  return expression;
}

class Parser {
  private position = 0;
  private level = 0;
  constructor(private readonly tokens: readonly Token[]) {}

  choice(): Expression {
    this.level += 1;
    if (this.level > MOST_LEVELS) throw new WrongRule(this.next.offset, 'This is nested too deep.');
    const when = this.binary(0);
    const { offset } = this.next;
    const expression = this.takes('?') ? this.choiceFrom(when, offset) : when;
    this.level -= 1;
    return expression;
  }

  expectEnd(): void {
    if (this.next.kind !== 'end') throw this.unexpected();
  }

  private choiceFrom(when: Expression, offset: number): Expression {
    const then = this.choice();
    this.expect(':');
    return { kind: 'choice', when, then, otherwise: this.choice(), offset };
  }

  private binary(strength: number): Expression {
    const signs: readonly BinarySign[] | undefined = BINARY_SIGNS[strength];
    if (!signs) return this.unary();
    let left = this.binary(strength + 1);
    for (;;) {
      const { offset } = this.next;
      const sign = signs.find((one) => this.takes(one));
      if (!sign) return left;
      left = { kind: 'binary', sign, left, right: this.binary(strength + 1), offset };
    }
  }

  private unary(): Expression {
    const { offset } = this.next;
    const sign = this.takes('!') ? '!' : this.takes('-') ? '-' : undefined;
    if (!sign) return this.member(this.primary());
    this.level += 1;
    if (this.level > MOST_LEVELS) throw new WrongRule(offset, 'This is nested too deep.');
    const of = this.unary();
    this.level -= 1;
    return { kind: 'unary', sign, of, offset };
  }

  private member(first: Expression): Expression {
    let of = first;
    for (;;) {
      const { offset } = this.next;
      if (this.takes('[')) {
        of = { kind: 'index', of, by: this.choice(), offset };
        this.expect(']');
      } else if (this.takes('.')) {
        const name = this.next;
        if (name.kind !== 'name') throw this.unexpected();
        this.position += 1;
        of = this.takes('(')
          ? { kind: 'call', of, name: name.value, given: this.listUntil(')'), offset: name.offset }
          : { kind: 'member', of, name: name.value, offset: name.offset };
      } else return of;
    }
  }

  private primary(): Expression {
    const token = this.next;
    const { offset } = token;
    if (this.takes('(')) {
      const inner = this.choice();
      this.expect(')');
      return inner;
    }
    if (this.takes('[')) return { kind: 'list', items: this.listUntil(']'), offset };
    if (token.kind === 'sign' || token.kind === 'end') throw this.unexpected();
    this.position += 1;
    if (token.kind !== 'name') return { kind: 'literal', value: token.value, offset };
    const constant = CONSTANTS.get(token.value);
    if (constant !== undefined) return { kind: 'literal', value: constant, offset };
    return { kind: 'name', name: token.value, offset };
  }

  private listUntil(close: string): Expression[] {
    const items: Expression[] = [];
    if (this.takes(close)) return items;
    do items.push(this.choice());
    while (this.takes(','));
    this.expect(close);
    return items;
  }

  private get next(): Token {
    const token = this.tokens[this.position] ?? this.tokens.at(-1);
    if (!token) throw new Error('An expression has at least its end.');
    return token;
  }

  private takes(sign: string): boolean {
    if (this.next.kind !== 'sign' || this.next.value !== sign) return false;
    this.position += 1;
    return true;
  }

  private expect(sign: string): void {
    if (!this.takes(sign)) throw new WrongRule(this.next.offset, `"${sign}" is expected here.`);
  }

  private unexpected(): WrongRule {
    const { kind, value, offset } = this.next;
    return new WrongRule(
      offset,
      kind === 'end' ? 'The expression ends too early.' : `"${value}" is not expected here.`,
    );
  }
}
