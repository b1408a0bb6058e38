import { type Conjunction, disjunctions } from '../firestore/query/disjunctions';
import { withoutImpossible } from '../firestore/query/null-operands';
import type { Filter } from '../firestore/query/query';
import { check } from './check';
import { Evaluation } from './evaluation';
import { explain } from './explain';
import { isTrue } from './outcomes';
import { type Bindings, fits, type Part } from './pattern';
import { documentSubject, querySubject, type RulesRequest, type Subject } from './request';
import type { Environment, Scope } from './scope';
import { parse } from './syntax/parse';
import type { Allow, Block, Match, Mistake, RulesFile } from './syntax/syntax';

export { batchBudget, type CallBudget, type DocumentReader } from './documents';
export type { DocumentRequest, QueryRequest, RequestAuth, RulesRequest } from './request';
export type { Mistake } from './syntax/syntax';

/** What rules say to a request. */
export interface Verdict {
  allowed: boolean;
  /** The rule that allowed, or what each rule that could have allowed ran into. For the log, not for clients. */
  why: string;
}

/** Compiled security rules. */
export interface Rules {
  /** Judges one read, one write or one query. Throws only what {@link disjunctions} throws of a query too wide. */
  evaluate(request: RulesRequest): Verdict;
}

const MAX_SOURCE_BYTES = 256 * 1024;

/** Compiles a `firestore.rules` file, or says all that is wrong with it. */
export function compileRules(source: string): { ok: true; rules: Rules } | { ok: false; errors: Mistake[] } {
  if (Buffer.byteLength(source) > MAX_SOURCE_BYTES) {
    return { ok: false, errors: [{ line: 1, column: 1, reason: 'the file is larger than 256 KiB' }] };
  }
  const parsed = parse(source);
  if ('mistakes' in parsed) return { ok: false, errors: parsed.mistakes };
  const errors = check(parsed.file);
  return errors.length > 0 ? { ok: false, errors } : { ok: true, rules: rulesOf(parsed.file, source) };
}

function rulesOf({ body }: RulesFile, source: string): Rules {
  const places = placesIn(body, scopeOf(body, undefined));
  return {
    evaluate: (request) => {
      if (request.method !== 'list') return judge(places, source, request, documentSubject(request));
      // Every alternative of the query must be allowed: each may return other documents.
      let verdict: Verdict = { allowed: false, why: 'The query has no alternatives to prove.' };
      for (const comparisons of alternativesOf(request.query.where)) {
        verdict = judge(places, source, request, querySubject(request, comparisons));
        if (!verdict.allowed) return verdict;
      }
      return verdict;
    },
  };
}

/** What a query could return. One that nothing can match is judged by its other comparisons, as if they could. */
function alternativesOf(where: Filter | undefined): readonly Conjunction[] {
  const alternatives = disjunctions(where);
  return where && alternatives.length === 0 ? disjunctions(withoutImpossible(where)) : alternatives;
}

/** An `allow` whose match fits the request. */
interface Candidate {
  allow: Allow;
  env: Environment;
}

function judge(
  places: readonly Place[],
  source: string,
  request: RulesRequest,
  { parts, globals }: Subject,
): Verdict {
  const { reader, calls } = request;
  const evaluation = new Evaluation({ globals, reader, calls, debug: request.debug });
  const denied: Candidate[] = [];
  for (const { allow, env } of candidates(places, parts, new Map())) {
    if (!allow.methods.some(({ name }) => covers(name, request.method))) continue;
    const label = labelOf(allow);
    const holds = allow.condition === undefined || isTrue(evaluation.evaluate(allow.condition, env));
    if (evaluation.exceeded !== undefined) return { allowed: false, why: `${label}: ${evaluation.exceeded}` };
    if (holds) return { allowed: true, why: label };
    denied.push({ allow, env });
  }
  // Only now: whoever is allowed by a later one does not wait for the reasons of the earlier ones.
  const reasons = denied.flatMap(({ allow, env }) => {
    if (!allow.condition) return [];
    const again = new Evaluation({ globals, reader, calls, debug: undefined });
    return [`${labelOf(allow)}: ${explain(allow.condition, env, again, source)}`];
  });
  return { allowed: false, why: reasons.join('; ') || 'no allow statement covers this path and method' };
}

const labelOf = ({ at }: Allow) => `allow on line ${at.line}`;

const covers = (name: string, method: RulesRequest['method']): boolean =>
  name === method ||
  (name === 'read' && (method === 'get' || method === 'list')) ||
  (name === 'write' && method !== 'get' && method !== 'list');

/** A match, and the functions its conditions see. */
interface Place {
  match: Match;
  scope: Scope;
  within: readonly Place[];
}

const scopeOf = ({ functions }: Block, outer: Scope | undefined): Scope => ({
  functions: new Map(functions.map((own) => [own.name, own])),
  outer,
});

const placesIn = (block: Block, around: Scope): Place[] =>
  block.matches.map((match) => {
    const scope = scopeOf(match, around);
    return { match, scope, within: placesIn(match, scope) };
  });

function* candidates(
  places: readonly Place[],
  parts: readonly Part[],
  bindings: Bindings,
): Generator<Candidate> {
  for (const { match, scope, within } of places) {
    for (const fit of fits(match.pattern, parts, bindings)) {
      if (fit.rest.length === 0) {
        const env = { bindings: fit.bindings, locals: new Map(), scope };
        for (const allow of match.allows) yield { allow, env };
      }
      yield* candidates(within, fit.rest, fit.bindings);
    }
  }
}
