import type { IToken, ParserMethod } from 'chevrotain';
import { OperandGrammar, spanOf, upTo } from './operand-grammar';
import type { BinaryOperator, Expression } from './syntax';
import * as t from './tokens';

/** Expressions of the rules language, tightest operators last. */
export class ExpressionGrammar extends OperandGrammar {
  /** `test ? then : otherwise` */
  override readonly expression: ParserMethod<[], Expression> = this.RULE('expression', (): Expression => {
    const test = this.SUBRULE(this.either);
    return (
      this.OPTION(() => {
        this.CONSUME(t.Question);
        const then = this.SUBRULE1(this.expression);
        this.CONSUME(t.Colon);
        const otherwise = this.SUBRULE2(this.expression);
        return this.ACTION(
          (): Expression => ({ type: 'ternary', test, then, otherwise, at: upTo(test.at, otherwise.at) }),
        );
      }) ?? test
    );
  });

  private readonly either = this.RULE('either', (): Expression => {
    let left = this.SUBRULE1(this.both);
    this.MANY(() => {
      this.CONSUME(t.Or);
      const right = this.SUBRULE2(this.both);
      left = this.ACTION((): Expression => ({ type: 'or', left, right, at: upTo(left.at, right.at) }));
    });
    return left;
  });

  private readonly both = this.RULE('both', (): Expression => {
    let left = this.SUBRULE1(this.equality);
    this.MANY(() => {
      this.CONSUME(t.And);
      const right = this.SUBRULE2(this.equality);
      left = this.ACTION((): Expression => ({ type: 'and', left, right, at: upTo(left.at, right.at) }));
    });
    return left;
  });

  private readonly equality = this.RULE('equality', (): Expression => {
    let left = this.SUBRULE1(this.membership);
    this.MANY(() => {
      const operator = this.oneOf(t.Equal, t.Unequal);
      const right = this.SUBRULE2(this.membership);
      left = this.ACTION(() => binary(operator, left, right));
    });
    return left;
  });

  private readonly membership = this.RULE('membership', (): Expression => {
    let left = this.SUBRULE1(this.relation);
    this.MANY(() => {
      this.OR([
        {
          ALT: () => {
            const operator = this.CONSUME(t.In);
            const right = this.SUBRULE2(this.relation);
            left = this.ACTION(() => binary(operator, left, right));
          },
        },
        {
          ALT: () => {
            this.CONSUME(t.Is);
            const kind = this.CONSUME(t.Name);
            left = this.ACTION(
              (): Expression => ({ type: 'is', of: left, kind: kind.image, at: upTo(left.at, spanOf(kind)) }),
            );
          },
        },
      ]);
    });
    return left;
  });

  private readonly relation = this.RULE('relation', (): Expression => {
    let left = this.SUBRULE1(this.sum);
    this.MANY(() => {
      const operator = this.oneOf(t.AtMost, t.AtLeast, t.Less, t.More);
      const right = this.SUBRULE2(this.sum);
      left = this.ACTION(() => binary(operator, left, right));
    });
    return left;
  });

  private readonly sum = this.RULE('sum', (): Expression => {
    let left = this.SUBRULE1(this.product);
    this.MANY(() => {
      const operator = this.oneOf(t.Plus, t.Minus);
      const right = this.SUBRULE2(this.product);
      left = this.ACTION(() => binary(operator, left, right));
    });
    return left;
  });

  private readonly product = this.RULE('product', (): Expression => {
    let left = this.SUBRULE1(this.prefixed);
    this.MANY(() => {
      const operator = this.oneOf(t.Times, t.Slash, t.Percent);
      const right = this.SUBRULE2(this.prefixed);
      left = this.ACTION(() => binary(operator, left, right));
    });
    return left;
  });

  private readonly prefixed: (idx?: number) => Expression = this.RULE(
    'prefixed',
    (): Expression =>
      this.OR({
        DEF: [
          {
            ALT: () => {
              const sign = this.CONSUME(t.Not);
              const of = this.SUBRULE1(this.prefixed);
              return this.ACTION((): Expression => ({ type: 'not', of, at: upTo(spanOf(sign), of.at) }));
            },
          },
          {
            ALT: () => {
              const sign = this.CONSUME(t.Minus);
              const of = this.SUBRULE2(this.prefixed);
              return this.ACTION((): Expression => ({ type: 'negate', of, at: upTo(spanOf(sign), of.at) }));
            },
          },
          { ALT: () => this.SUBRULE(this.postfixed) },
        ],
        ERR_MSG: 'an expression',
      }),
  );

  private readonly postfixed = this.RULE('postfixed', (): Expression => {
    let of = this.SUBRULE(this.operand);
    this.MANY(() => {
      of = this.OR([
        { ALT: () => this.SUBRULE(this.member, { ARGS: [of] }) },
        { ALT: () => this.SUBRULE(this.subscript, { ARGS: [of] }) },
      ]);
    });
    return of;
  });

  private readonly member = this.RULE('member', (of: Expression): Expression => {
    this.CONSUME(t.Dot);
    const name = this.CONSUME(t.Name);
    const call = this.OPTION(() => this.SUBRULE(this.args));
    return this.ACTION((): Expression => {
      const at = upTo(of.at, call?.at ?? spanOf(name));
      return call === undefined
        ? { type: 'member', of, name: name.image, at }
        : { type: 'method', of, name: name.image, args: call.args, at };
    });
  });

  private readonly subscript = this.RULE('subscript', (of: Expression): Expression => {
    this.CONSUME(t.OpenSquare);
    const index = this.SUBRULE1(this.expression);
    const to = this.OPTION(() => {
      this.CONSUME(t.Colon);
      return this.SUBRULE2(this.expression);
    });
    const close = this.CONSUME(t.CloseSquare);
    return this.ACTION((): Expression => {
      const at = upTo(of.at, spanOf(close));
      return to === undefined ? { type: 'index', of, index, at } : { type: 'range', of, from: index, to, at };
    });
  });
}

const binary = (operator: IToken, left: Expression, right: Expression): Expression => ({
  type: 'binary',
  operator: operator.image as BinaryOperator,
  left,
  right,
  at: upTo(left.at, right.at),
});
