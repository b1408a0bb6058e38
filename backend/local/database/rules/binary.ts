import { type Compiled, truthOf, wanted } from './compiled';
import type { BinarySign, Expression } from './expression';
import { RuleFailure } from './rule-failure';
import { WrongRule } from './rule-text';
import { comparable, mayBe, typeName } from './types';

/** Makes an operator ready. Throws a WrongRule for sides that do not fit. */
export function compileBinary(
  expression: Extract<Expression, { kind: 'binary' }>,
  left: Compiled,
  right: Compiled,
): Compiled {
  const { sign, offset } = expression;
  switch (sign) {
    case '&&':
    case '||':
      return compileLogic(expression, left, right);
    case '==':
    case '===':
    case '!=':
    case '!==': {
      if (!comparable(left.type, right.type)) {
        throw new WrongRule(
          offset,
          `${capital(typeName(left.type))} is never equal to ${typeName(right.type)}.`,
        );
      }
      const wantsEqual = sign === '==' || sign === '===';
      return { type: 'boolean', run: (context) => (left.run(context) === right.run(context)) === wantsEqual };
    }
    case '+':
      return compilePlus(expression, left, right);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compileOrder(expression, left, right);
    default:
      wanted(left, 'number', expression.left.offset);
      wanted(right, 'number', expression.right.offset);
      return { type: 'number', run: (context) => calculate(sign, left.run(context), right.run(context)) };
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Binary = Extract<Expression, { kind: 'binary' }>;

function compileLogic(
  { sign, left: { offset }, right: other }: Binary,
  left: Compiled,
  right: Compiled,
): Compiled {
  wanted(left, 'boolean', offset);
  wanted(right, 'boolean', other.offset);
  const decides = sign === '||';
  return {
    type: 'boolean',
    run: (context) => (truthOf(left.run(context)) === decides ? decides : truthOf(right.run(context))),
  };
}

function compilePlus({ left: { offset }, right: other }: Binary, left: Compiled, right: Compiled): Compiled {
  for (const [side, where] of [
    [left, offset],
    [right, other.offset],
  ] as const) {
    if (!mayBe(side.type, 'number') && !mayBe(side.type, 'string')) {
      throw new WrongRule(where, `This is ${typeName(side.type)}; a number or a text is wanted.`);
    }
  }
  const isText = left.type === 'string' || right.type === 'string';
  const isNumber = left.type === 'number' && right.type === 'number';
  return {
    type: isText ? 'string' : isNumber ? 'number' : 'any',
    run: (context) => sum(left.run(context), right.run(context)),
  };
}

function sum(a: unknown, b: unknown): string | number {
  if (typeof a === 'number' && typeof b === 'number') return a + b;
  const texts = [a, b].filter((one) => typeof one === 'string' || typeof one === 'number');
  if (texts.length < 2) throw new RuleFailure('Only numbers and texts can be added.');
  return texts.join('');
}

function compileOrder({ sign, offset }: Binary, left: Compiled, right: Compiled): Compiled {
  const fits = (['number', 'string'] as const).some(
    (type) => mayBe(left.type, type) && mayBe(right.type, type),
  );
  if (!fits) throw new WrongRule(offset, 'Only two numbers or two texts have an order.');
  return {
    type: 'boolean',
    run: (context) => {
      const [a, b] = [left.run(context), right.run(context)];
      if (typeof a === 'number' && typeof b === 'number') return ordered(sign, a, b);
      if (typeof a === 'string' && typeof b === 'string') return ordered(sign, a, b);
      throw new RuleFailure('Only two numbers or two texts have an order.');
    },
  };
}

function ordered<T extends string | number>(sign: BinarySign, a: T, b: T): boolean {
  if (sign === '<') return a < b;
  if (sign === '<=') return a <= b;
  return sign === '>' ? a > b : a >= b;
}

function calculate(sign: BinarySign, a: unknown, b: unknown): number {
  if (typeof a !== 'number' || typeof b !== 'number') throw new RuleFailure('This is no number.');
  if (sign === '-') return a - b;
  if (sign === '*') return a * b;
  return sign === '/' ? a / b : a % b;
}
