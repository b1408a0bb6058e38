import type { Evaluation } from './evaluation';
import { isFalse, isTrue } from './outcomes';
import { type Environment, findFunction } from './scope';
import type { Expression, Span } from './syntax/syntax';
import { kindName } from './values/value';

const MAX_QUOTED = 100;

/** Why a condition did not hold: the parts of it that decided, with their lines. For the developer's log only. */
export function explain(of: Expression, env: Environment, by: Evaluation, source: string): string {
  const deeper = (part: Expression) => explain(part, env, by, source);
  switch (of.type) {
    case 'and': {
      const left = by.evaluate(of.left, env);
      if (isTrue(left)) return deeper(of.right);
      // A side that fails or is false for sure says more than one that is uncertain.
      const right = left.kind === 'unknown' ? by.evaluate(of.right, env) : left;
      return deeper(
        left.kind === 'unknown' && (right.kind === 'error' || isFalse(right)) ? of.right : of.left,
      );
    }
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

function quote(source: string, { start, end }: Span): string {
  const text = source.slice(start, end).replace(/\s+/g, ' ');
  return text.length <= MAX_QUOTED ? text : `${text.slice(0, MAX_QUOTED)}…`;
}
