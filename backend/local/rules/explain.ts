import type { Evaluation } from './evaluation';
import { isTrue } from './outcomes';
import { type Environment, findFunction } from './scope';
import type { Expression, Span } from './syntax/syntax';
import { kindName } from './values/value';

const MAX_QUOTED = 100;

/** Why a condition did not hold: the parts of it that decided, with their lines. For the developer's log only. */
export function explain(of: Expression, env: Environment, by: Evaluation, source: string): string {
  const deeper = (part: Expression) => explain(part, env, by, source);
  switch (of.type) {
    case 'and':
      return deeper(decisive(conditionsOf(of), env, by));
    case 'or':
      return `${deeper(of.left)}, and ${deeper(of.right)}`;
    case 'ternary': {
      const test = by.evaluate(of.test, env);
      return test.kind === 'bool' ? deeper(test.value ? of.then : of.otherwise) : deeper(of.test);
    }
    case 'call': {
      const own = findFunction(env.scope, of.name);
      if (own === undefined) break;
      return explain(own.declaration.result, by.enter(own, of.args, env), by, source);
    }
    default:
      break;
  }
  const outcome = by.evaluate(of, env);
  const found =
    outcome.kind === 'error'
      ? `failed: ${outcome.message}`
      : outcome.kind === 'unknown'
        ? 'is not certain for every document the query could return'
        : outcome.kind === 'bool'
          ? `is ${outcome.value}`
          : `is a ${kindName(outcome.kind)}, not a boolean`;
  return `\`${quote(source, of.at)}\` (line ${of.at.line}) ${found}`;
}

/** The sides of a chain of `&&`, each once: evaluating the chain's beginnings again took longer than the verdict. */
function conditionsOf(of: Expression): Expression[] {
  const sides: Expression[] = [];
  let rest = of;
  for (; rest.type === 'and'; rest = rest.left) sides.push(rest.right);
  return [rest, ...sides.reverse()];
}

/** The condition of a chain that decided. One that fails or is false for sure says more than an uncertain one. */
function decisive(conditions: readonly Expression[], env: Environment, by: Evaluation): Expression {
  let uncertain: Expression | undefined;
  for (const condition of conditions.slice(0, -1)) {
    const outcome = by.evaluate(condition, env);
    if (isTrue(outcome)) continue;
    if (outcome.kind !== 'unknown') return condition;
    uncertain ??= condition;
  }
  const last = conditions[conditions.length - 1] as Expression;
  if (uncertain === undefined) return last;
  const outcome = by.evaluate(last, env);
  return isTrue(outcome) || outcome.kind === 'unknown' ? uncertain : last;
}

function quote(source: string, { start, end }: Span): string {
  const text = source.slice(start, end).replace(/\s+/g, ' ');
  return text.length <= MAX_QUOTED ? text : `${text.slice(0, MAX_QUOTED)}…`;
}
