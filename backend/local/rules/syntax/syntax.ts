import type { Value } from '../values/value';

/** Where something stands in the source: offsets, and line and column of its start, both from 1. */
export interface Span {
  start: number;
  end: number;
  line: number;
  column: number;
}

/** A mistake in a rules file. */
export interface Mistake {
  line: number;
  column: number;
  reason: string;
}

/** Operators that need both sides. */
export type BinaryOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%' | 'in';

/** An expression of the language. */
export type Expression = { at: Span } & (
  | { type: 'literal'; value: Value }
  | { type: 'list'; items: Expression[] }
  | { type: 'map'; entries: { key: Expression; value: Expression }[] }
  | { type: 'path'; segments: (string | Expression)[] }
  | { type: 'name'; name: string }
  | { type: 'member'; of: Expression; name: string }
  | { type: 'index'; of: Expression; index: Expression }
  | { type: 'range'; of: Expression; from: Expression; to: Expression }
  | { type: 'call'; name: string; args: Expression[] }
  | { type: 'method'; of: Expression; name: string; args: Expression[] }
  | { type: 'not'; of: Expression }
  | { type: 'negate'; of: Expression }
  | { type: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
  | { type: 'is'; of: Expression; kind: string }
  | { type: 'and'; left: Expression; right: Expression }
  | { type: 'or'; left: Expression; right: Expression }
  | { type: 'ternary'; test: Expression; then: Expression; otherwise: Expression }
);

/** A name with its place. */
export interface Named {
  name: string;
  at: Span;
}

/** `function name(parameters) { let …; return …; }` */
export interface FunctionDeclaration extends Named {
  parameters: Named[];
  lets: (Named & { value: Expression })[];
  result: Expression;
}

/** `allow methods: if condition;` — without a condition it always allows. */
export interface Allow {
  at: Span;
  methods: Named[];
  condition: Expression | undefined;
}

/** One part of a match pattern: text, `{name}` or `{name=**}`. */
export type Segment =
  | { type: 'text'; text: string; at: Span }
  | { type: 'one'; name: string; at: Span }
  | { type: 'rest'; name: string; at: Span };

/** What stands in the braces of a service or match. */
export interface Block {
  functions: FunctionDeclaration[];
  matches: Match[];
  allows: Allow[];
}

/** `match /pattern { … }` */
export interface Match extends Block {
  at: Span;
  pattern: Segment[];
}

/** A whole rules file. */
export interface RulesFile {
  version: { value: string; at: Span } | undefined;
  service: Named;
  body: Block;
}
