/** An expression of a rule; offsets count characters of the file. */
export type Expression =
  | { readonly kind: 'literal'; readonly value: Literal; readonly offset: number }
  | { readonly kind: 'list'; readonly items: readonly Expression[]; readonly offset: number }
  | { readonly kind: 'name'; readonly name: string; readonly offset: number }
  | { readonly kind: 'member'; readonly of: Expression; readonly name: string; readonly offset: number }
  | { readonly kind: 'index'; readonly of: Expression; readonly by: Expression; readonly offset: number }
  | {
      readonly kind: 'call';
      readonly of: Expression;
      readonly name: string;
      readonly given: readonly Expression[];
      readonly offset: number;
    }
  | { readonly kind: 'unary'; readonly sign: '!' | '-'; readonly of: Expression; readonly offset: number }
  | {
      readonly kind: 'binary';
      readonly sign: BinarySign;
      readonly left: Expression;
      readonly right: Expression;
      readonly offset: number;
    }
  | {
      readonly kind: 'choice';
      readonly when: Expression;
      readonly then: Expression;
      readonly otherwise: Expression;
      readonly offset: number;
    };

export type Literal = string | number | boolean | null | RegExp;

/** Operators, those that bind weakest first. */
export const BINARY_SIGNS = [
  ['||'],
  ['&&'],
  ['==', '!=', '===', '!=='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
] as const;

export type BinarySign = (typeof BINARY_SIGNS)[number][number];
