import { compileBinary } from './binary';
import { type Compiled, truthOf, wanted } from './compiled';
import type { Expression } from './expression';
import { METHODS, textOf } from './methods';
import { RuleFailure } from './rule-failure';
import { WrongRule } from './rule-text';
import { mayBe, type RuleType, typeName } from './types';

/** Which names an expression may use. */
export interface Scope {
  readonly keys: ReadonlySet<string>;
  readonly newData: boolean;
}

/** Makes an expression ready. Throws a WrongRule for unknown names and what does not fit together. */
export function compileExpression(expression: Expression, scope: Scope): Compiled {
  const compile = (inner: Expression) => compileExpression(inner, scope);
  switch (expression.kind) {
    case 'literal':
      return { type: literalType(expression.value), run: () => expression.value };
    case 'list': {
      const items = expression.items.map((item) => wanted(compile(item), 'string', item.offset));
      return { type: 'list', run: (context) => items.map(({ run }) => run(context)) };
    }
    case 'name':
      return compileName(expression, scope);
    case 'member':
      return compileMember(compile(expression.of), expression.name, expression.offset);
    case 'index':
      return compileIndex(compile(expression.of), compile(expression.by), expression.offset);
    case 'call':
      return compileCall(expression, compile(expression.of), expression.given.map(compile));
    case 'unary':
      return compileUnary(expression.sign, compile(expression.of), expression.of.offset);
    case 'binary':
      return compileBinary(expression, compile(expression.left), compile(expression.right));
    case 'choice':
      return compileChoice(
        expression,
        compile(expression.when),
        compile(expression.then),
        compile(expression.otherwise),
      );
  }
}

function literalType(value: unknown): RuleType {
  if (value === null) return 'null';
  if (value instanceof RegExp) return 'regex';
  return typeof value === 'boolean' ? 'boolean' : typeof value === 'number' ? 'number' : 'string';
}

function compileName({ name, offset }: { name: string; offset: number }, scope: Scope): Compiled {
  if (name === 'auth') return { type: 'auth', run: ({ auth }) => auth };
  if (name === 'now') return { type: 'number', run: ({ now }) => now };
  if (name === 'root') return { type: 'snapshot', run: ({ root }) => root };
  if (name === 'data') return { type: 'snapshot', run: ({ data }) => data };
  if (name === 'newData' && scope.newData) return { type: 'snapshot', run: ({ newData }) => newData };
  if (scope.keys.has(name)) return { type: 'string', run: ({ keys }) => keys.get(name) };
  const where = name === 'newData' ? ' in a rule for reading' : '';
  throw new WrongRule(offset, `"${name}" is not known here${where}.`);
}

function compileMember(of: Compiled, name: string, offset: number): Compiled {
  if (of.type === 'auth') {
    const type = name === 'token' ? 'claims' : name === 'uid' || name === 'provider' ? 'string' : undefined;
    if (!type) throw new WrongRule(offset, `Who asks has no "${name}"; there are uid, token and provider.`);
    return { type, run: (context) => memberOf(of.run(context), name) };
  }
  if (of.type === 'claims') return { type: 'claims', run: (context) => claimOf(of.run(context), name) };
  if (name === 'length' && mayBe(of.type, 'string')) {
    return { type: 'number', run: (context) => textOf(of.run(context)).length };
  }
  throw new WrongRule(offset, `"${name}" is no member of ${typeName(of.type)}.`);
}

function compileIndex(of: Compiled, by: Compiled, offset: number): Compiled {
  if (of.type !== 'claims') throw new WrongRule(offset, 'Only claims are asked for by a name in brackets.');
  wanted(by, 'string', offset);
  return { type: 'claims', run: (context) => memberOf(of.run(context), textOf(by.run(context))) };
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) throw new RuleFailure('Nothing has no members.');
  const found = Object.entries(value).find(([key]) => key === name);
  return found?.[1] ?? null;
}

const claimOf = (value: unknown, name: string): unknown =>
  typeof value === 'string' && name === 'length' ? value.length : memberOf(value, name);

function compileCall(
  { name, offset }: { name: string; offset: number },
  on: Compiled,
  given: readonly Compiled[],
): Compiled {
  const method = METHODS.get(name);
  if (!method || !mayBe(on.type, method.on)) {
    throw new WrongRule(offset, `"${name}" is no method of ${typeName(on.type)}.`);
  }
  const fits = given.length === method.takes.length || (method.optional === true && given.length === 0);
  if (!fits)
    throw new WrongRule(offset, `"${name}" takes ${method.takes.length} and is given ${given.length}.`);
  for (const [index, one] of given.entries()) wanted(one, method.takes[index] ?? 'any', offset);
  return {
    type: method.gives,
    run: (context) =>
      method.run(
        on.run(context),
        given.map(({ run }) => run(context)),
      ),
  };
}

function compileUnary(sign: '!' | '-', of: Compiled, offset: number): Compiled {
  if (sign === '!') {
    wanted(of, 'boolean', offset);
    return { type: 'boolean', run: (context) => !truthOf(of.run(context)) };
  }
  wanted(of, 'number', offset);
  return {
    type: 'number',
    run: (context) => {
      const value = of.run(context);
      if (typeof value !== 'number') throw new RuleFailure('This is no number.');
      return -value;
    },
  };
}

function compileChoice(
  { when: { offset } }: { when: Expression },
  when: Compiled,
  then: Compiled,
  otherwise: Compiled,
): Compiled {
  wanted(when, 'boolean', offset);
  const type = then.type === otherwise.type ? then.type : 'any';
  if (type === 'any' && [then, otherwise].some((one) => one.type === 'snapshot' || one.type === 'auth')) {
    throw new WrongRule(offset, 'Both sides of a choice have to be of one kind.');
  }
  return {
    type,
    run: (context) => (truthOf(when.run(context)) ? then.run(context) : otherwise.run(context)),
  };
}
