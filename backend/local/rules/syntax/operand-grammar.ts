import { EmbeddedActionsParser, type IToken, type ParserMethod, type TokenType } from 'chevrotain';
import { FALSE, failure, float, int, NULL, string, TRUE } from '../values/value';
import { messages } from './messages';
import type { Expression, Mistake, Span } from './syntax';
import { readTextLiteral } from './text-literal';
import * as t from './tokens';

/** The place of a token. */
export const spanOf = (token: IToken): Span => ({
  start: token.startOffset,
  end: (token.endOffset ?? token.startOffset) + 1,
  line: token.startLine ?? 1,
  column: token.startColumn ?? 1,
});

/** From the start of one place to the end of another. */
export const upTo = (from: Span, to: Span): Span => ({ ...from, end: to.end });

/** What operators work on: literals, names, calls, lists, maps and paths. Builds the tree while it parses. */
export abstract class OperandGrammar extends EmbeddedActionsParser {
  /** Mistakes found inside tokens, such as an unknown escape in a string. */
  readonly mistakes: Mistake[] = [];

  constructor() {
    super(t.vocabulary, { errorMessageProvider: messages, maxLookahead: 2, recoveryEnabled: false });
  }

  /** Any expression: operands contain them. */
  abstract readonly expression: ParserMethod<[], Expression>;

  protected readonly args = this.RULE('args', (): { args: Expression[]; at: Span } => {
    const args: Expression[] = [];
    const open = this.CONSUME(t.OpenRound);
    this.MANY_SEP({ SEP: t.Comma, DEF: () => args.push(this.SUBRULE(this.expression)) });
    const close = this.CONSUME(t.CloseRound);
    return { args, at: this.ACTION(() => upTo(spanOf(open), spanOf(close))) };
  });

  protected readonly operand = this.RULE(
    'operand',
    (): Expression =>
      this.OR({
        DEF: [
          { ALT: () => this.SUBRULE(this.literal) },
          { ALT: () => this.SUBRULE(this.nameOrCall) },
          { ALT: () => this.SUBRULE(this.group) },
          { ALT: () => this.SUBRULE(this.listLiteral) },
          { ALT: () => this.SUBRULE(this.mapLiteral) },
          { ALT: () => this.SUBRULE(this.pathLiteral) },
        ],
        ERR_MSG: 'an expression',
      }),
  );

  private readonly literal = this.RULE('literal', (): Expression => {
    const token = this.oneOf(t.Float, t.Integer, t.Text, t.True, t.False, t.Null);
    return this.ACTION((): Expression => {
      const at = spanOf(token);
      const value = this.literalOf(token);
      if (value.kind !== 'error') return { type: 'literal', value, at };
      this.mistakes.push({ line: at.line, column: at.column, reason: value.message });
      return { type: 'literal', value: NULL, at };
    });
  });

  private literalOf(token: IToken) {
    switch (token.tokenType) {
      case t.Integer:
        return int(BigInt(token.image));
      case t.Float:
        return float(Number(token.image));
      case t.Text: {
        const read = readTextLiteral(token.image);
        return 'text' in read
          ? string(read.text)
          : failure(`unknown escape ${read.unknownEscape} in a string`);
      }
      case t.Null:
        return NULL;
      default:
        return token.tokenType === t.True ? TRUE : FALSE;
    }
  }

  private readonly nameOrCall = this.RULE('nameOrCall', (): Expression => {
    const name = this.CONSUME(t.Identifier);
    const call = this.OPTION(() => this.SUBRULE(this.args));
    return this.ACTION((): Expression => {
      const at = spanOf(name);
      return call === undefined
        ? { type: 'name', name: name.image, at }
        : { type: 'call', name: name.image, args: call.args, at: upTo(at, call.at) };
    });
  });

  private readonly group = this.RULE('group', (): Expression => {
    this.CONSUME(t.OpenRound);
    const inner = this.SUBRULE(this.expression);
    this.CONSUME(t.CloseRound);
    return inner;
  });

  private readonly listLiteral = this.RULE('listLiteral', (): Expression => {
    const items: Expression[] = [];
    const open = this.CONSUME(t.OpenSquare);
    this.MANY_SEP({ SEP: t.Comma, DEF: () => items.push(this.SUBRULE(this.expression)) });
    const close = this.CONSUME(t.CloseSquare);
    return this.ACTION((): Expression => ({ type: 'list', items, at: upTo(spanOf(open), spanOf(close)) }));
  });

  private readonly mapLiteral = this.RULE('mapLiteral', (): Expression => {
    const entries: { key: Expression; value: Expression }[] = [];
    const open = this.CONSUME(t.OpenCurly);
    this.MANY_SEP({
      SEP: t.Comma,
      DEF: () => {
        const key = this.SUBRULE1(this.expression);
        this.CONSUME(t.Colon);
        const value = this.SUBRULE2(this.expression);
        entries.push({ key, value });
      },
    });
    const close = this.CONSUME(t.CloseCurly);
    return this.ACTION((): Expression => ({ type: 'map', entries, at: upTo(spanOf(open), spanOf(close)) }));
  });

  private readonly pathLiteral = this.RULE('pathLiteral', (): Expression => {
    const segments: (string | Expression)[] = [];
    let first: IToken | undefined;
    this.AT_LEAST_ONE(() => {
      const slash = this.CONSUME(t.Slash);
      first ??= slash;
      segments.push(
        this.OR([
          {
            ALT: () => {
              this.CONSUME(t.Insert);
              const inserted = this.SUBRULE(this.expression);
              this.CONSUME(t.CloseRound);
              return inserted;
            },
          },
          { ALT: () => this.SUBRULE(this.pathText).image },
        ]),
      );
    });
    const last = this.LA(0);
    return this.ACTION(
      (): Expression => ({ type: 'path', segments, at: upTo(spanOf(first ?? last), spanOf(last)) }),
    );
  });

  /** Text of one path segment: words, digits and hyphens without blanks between, or `(default)`. */
  protected readonly pathText = this.RULE('pathText', (): { image: string; at: Span } => {
    const tokens: IToken[] = [];
    this.OR1([
      {
        ALT: () => {
          tokens.push(this.CONSUME(t.OpenRound), this.CONSUME1(t.Name), this.CONSUME(t.CloseRound));
        },
      },
      {
        ALT: () => {
          tokens.push(
            this.OR2([{ ALT: () => this.CONSUME2(t.Name) }, { ALT: () => this.CONSUME1(t.Integer) }]),
          );
          this.MANY({
            GATE: () => this.LA(1).startOffset === (this.LA(0).endOffset ?? 0) + 1,
            DEF: () => {
              tokens.push(
                this.OR3([
                  { ALT: () => this.CONSUME3(t.Name) },
                  { ALT: () => this.CONSUME2(t.Integer) },
                  { ALT: () => this.CONSUME(t.Minus) },
                ]),
              );
            },
          });
        },
      },
    ]);
    return this.ACTION(() => {
      const [first = this.LA(0)] = tokens;
      const image = tokens.map((token) => token.image).join('');
      return { image, at: upTo(spanOf(first), spanOf(tokens.at(-1) ?? first)) };
    });
  });

  protected oneOf(...types: TokenType[]): IToken {
    return this.OR9(types.map((type) => ({ ALT: () => this.CONSUME9(type) })));
  }
}
