import { CallBudget, type DocumentReader, ROOT, resourceOf, SINGLE_CALLS } from './documents';
import { applyBinary, applyIndex, applyRange, memberOf } from './operators';
import { isFalse, isKind, isTrue, joined, negate, UNKNOWN, whenKnown } from './outcomes';
import { callUnknown } from './proof/unknown';
import { type Environment, type Found, findFunction } from './scope';
import type { Expression } from './syntax/syntax';
import { callMethod, type DocumentFunction, documentFunctions, namespaces, plainFunctions } from './types';
import {
  bool,
  FALSE,
  type Failure,
  failure,
  isKnown,
  kindName,
  list,
  type Outcome,
  path,
  TRUE,
  type Value,
} from './values/value';

/** Expressions one request may evaluate (the service's limit; names and literals are not counted here). */
const MAX_EXPRESSIONS = 1000;

type Of<Type extends Expression['type']> = Extract<Expression, { type: Type }>;

/** What an evaluation reads beside the expression. */
export interface Surroundings {
  /** `request` and `resource`. */
  globals: ReadonlyMap<string, Outcome>;
  reader: DocumentReader;
  /** Shared by all writes of a batch. */
  calls: CallBudget | undefined;
  /** Told what `debug()` sees. */
  debug: ((text: string) => void) | undefined;
}

/** Evaluates the conditions of one request. Errors are values; only exceeding a limit ends it for good. */
export class Evaluation {
  readonly #around: Surroundings;
  readonly #own = new CallBudget(SINGLE_CALLS);
  /** What `get()` and its like gave, by what was asked for. */
  readonly #given = new Map<string, Outcome>();
  #steps = 0;
  #exceeded: Failure | undefined;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** The limit that was exceeded, if one was: then nothing is allowed. */
  get exceeded(): string | undefined {
    return this.#exceeded?.message;
  }

  /** What an expression gives. Never throws. */
  evaluate(of: Expression, env: Environment): Outcome {
    if (this.#exceeded) return this.#exceeded;
    if (of.type === 'literal') return of.value;
    if (of.type === 'name') return this.#name(of.name, env);
    this.#steps += 1;
    if (this.#steps > MAX_EXPRESSIONS)
      return this.#exceed(`More than ${MAX_EXPRESSIONS} expressions were evaluated.`);
    switch (of.type) {
      case 'and':
        return this.#both(of, env);
      case 'or':
        return this.#either(of, env);
      case 'not':
        return this.#not(this.#truth(of.of, env));
      case 'negate':
        return negate(this.evaluate(of.of, env));
      case 'binary':
        return applyBinary(of.operator, this.evaluate(of.left, env), this.evaluate(of.right, env));
      case 'is':
        return isKind(this.evaluate(of.of, env), of.kind);
      case 'ternary':
        return this.#ternary(of, env);
      case 'member':
        return memberOf(this.evaluate(of.of, env), of.name);
      case 'index':
        return applyIndex(this.evaluate(of.of, env), this.evaluate(of.index, env));
      case 'range':
        return applyRange(this.evaluate(of.of, env), this.evaluate(of.from, env), this.evaluate(of.to, env));
      case 'list':
        return whenKnown(this.#all(of.items, env), list);
      case 'map':
        return this.#map(of, env);
      case 'path':
        return this.#path(of, env);
      case 'method':
        return this.#method(of, env);
      case 'call':
        return this.#call(of, env);
    }
  }

  /** The environment of a function's result: its arguments and `let` variables bound. */
  enter({ declaration, scope }: Found, args: readonly Expression[], env: Environment): Environment {
    const locals = new Map<string, Outcome>();
    for (const [i, { name }] of declaration.parameters.entries()) {
      const arg = args[i];
      locals.set(name, arg ? this.evaluate(arg, env) : failure(`${name} was not given.`));
    }
    const inner = { bindings: env.bindings, locals, scope };
    for (const { name, value } of declaration.lets) locals.set(name, this.evaluate(value, inner));
    return inner;
  }

  #exceed(message: string): Failure {
    this.#exceeded ??= failure(message);
    return this.#exceeded;
  }

  #name(name: string, { locals, bindings }: Environment): Outcome {
    return (
      locals.get(name) ??
      bindings.get(name) ??
      this.#around.globals.get(name) ??
      failure(`${name} is not defined.`)
    );
  }

  /** A boolean, unknown or an error. */
  #truth(of: Expression, env: Environment): Outcome {
    const outcome = this.evaluate(of, env);
    return outcome.kind === 'bool' || !isKnown(outcome)
      ? outcome
      : failure(`A condition must be a boolean, not ${kindName(outcome.kind)}.`);
  }

  #both({ left, right }: Of<'and'>, env: Environment): Outcome {
    const first = this.#truth(left, env);
    if (isFalse(first)) return FALSE;
    const second = this.#truth(right, env);
    return isFalse(second) ? FALSE : joined(first, second);
  }

  #either({ left, right }: Of<'or'>, env: Environment): Outcome {
    const first = this.#truth(left, env);
    if (isTrue(first)) return TRUE;
    const second = this.#truth(right, env);
    return isTrue(second) ? TRUE : joined(first, second);
  }

  #not(truth: Outcome): Outcome {
    return truth.kind === 'bool' ? bool(!truth.value) : truth.kind === 'unknown' ? UNKNOWN : truth;
  }

  #ternary({ test, then, otherwise }: Of<'ternary'>, env: Environment): Outcome {
    const truth = this.#truth(test, env);
    if (truth.kind !== 'bool') return truth.kind === 'unknown' ? UNKNOWN : truth;
    return this.evaluate(truth.value ? then : otherwise, env);
  }

  #all(expressions: readonly Expression[], env: Environment): Outcome[] {
    return expressions.map((expression) => this.evaluate(expression, env));
  }

  #map({ entries }: Of<'map'>, env: Environment): Outcome {
    const keys = this.#all(
      entries.map(({ key }) => key),
      env,
    );
    const values = this.#all(
      entries.map(({ value }) => value),
      env,
    );
    return whenKnown([...keys, ...values], (known) => {
      const fields = new Map<string, Value>();
      for (const [i, key] of known.slice(0, keys.length).entries()) {
        const value = known[keys.length + i];
        if (key.kind !== 'string' || value === undefined) return failure('Keys of a map are strings.');
        fields.set(key.value, value);
      }
      return { kind: 'map', fields };
    });
  }

  #path({ segments }: Of<'path'>, env: Environment): Outcome {
    const parts = segments.map(
      (part): Outcome => (typeof part === 'string' ? path([part]) : this.evaluate(part, env)),
    );
    return whenKnown(parts, (known) => {
      const texts: string[] = [];
      for (const part of known) {
        if (part.kind === 'path') texts.push(...part.segments);
        else if (part.kind === 'string' && part.value !== '' && !part.value.includes('/'))
          texts.push(part.value);
        else return failure('A segment of a path is a string without slashes.');
      }
      return path(texts);
    });
  }

  #method({ of, name, args }: Of<'method'>, env: Environment): Outcome {
    const namespace = of.type === 'name' ? namespaceOf(of.name, env) : undefined;
    const given = this.#all(args, env);
    if (namespace) {
      const found = Object.hasOwn(namespace, name) ? namespace[name] : undefined;
      return whenKnown(
        given,
        (known) => found?.run(undefined, known) ?? failure(`There is no function ${name}.`),
      );
    }
    const self = this.evaluate(of, env);
    if (self.kind === 'error') return self;
    return whenKnown(given, (known) =>
      self.kind === 'unknown' ? callUnknown(self.facts, name, known) : callMethod(self, name, known),
    );
  }

  #call({ name, args }: Of<'call'>, env: Environment): Outcome {
    const own = findFunction(env.scope, name);
    if (own) return this.evaluate(own.declaration.result, this.enter(own, args, env));
    const given = this.#all(args, env);
    if (name === 'debug') return this.#debug(given[0] ?? failure('debug() takes a value.'));
    return whenKnown(given, (known) => {
      const [argument] = known;
      if (isDocumentFunction(name)) return this.#read(name, argument);
      const found = Object.hasOwn(plainFunctions, name) ? plainFunctions[name] : undefined;
      return found?.run(undefined, known) ?? failure(`There is no function ${name}.`);
    });
  }

  #debug(outcome: Outcome): Outcome {
    const show = (_key: string, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value instanceof Map ? Object.fromEntries(value) : value;
    this.#around.debug?.(JSON.stringify(outcome, show));
    return outcome;
  }

  #read(name: DocumentFunction, of: Value | undefined): Outcome {
    if (of?.kind !== 'path') return failure(`${name}() takes a path.`);
    const [root, database, kind, ...segments] = of.segments;
    if (
      root !== ROOT[0] ||
      database !== ROOT[1] ||
      kind !== ROOT[2] ||
      segments.length === 0 ||
      segments.length % 2
    ) {
      return failure(`/${of.segments.join('/')} is not the path of a document of this database.`);
    }
    const isAfter = name === 'getAfter' || name === 'existsAfter';
    const document = segments.join('/');
    const key = `${isAfter ? 'after' : 'before'} ${document}`;
    if (!this.#own.allows(key) || this.#around.calls?.allows(key) === false) {
      return this.#exceed('More documents were read by get() and exists() than a request may.');
    }
    const asked = `${name} ${document}`;
    const known = this.#given.get(asked);
    if (known) return known;
    const { reader } = this.#around;
    const fields = isAfter ? reader.getAfter(document) : reader.get(document);
    const given = name.startsWith('exists') ? bool(fields !== undefined) : resourceOf(document, fields);
    this.#given.set(asked, given);
    return given;
  }
}

/** The functions a name stands for, unless a variable of that name hides them. */
const namespaceOf = (name: string, { locals, bindings }: Environment) =>
  Object.hasOwn(namespaces, name) && !locals.has(name) && !bindings.has(name) ? namespaces[name] : undefined;

const isDocumentFunction = (name: string): name is DocumentFunction =>
  (documentFunctions as readonly string[]).includes(name);
