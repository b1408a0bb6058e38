import { createToken, Lexer, type TokenType } from 'chevrotain';

/** Any word: identifiers, and keywords where a name may stand (`request.resource.data.match`). */
export const Name = createToken({ name: 'Name', pattern: Lexer.NA, label: 'a name' });

export const Identifier = createToken({
  name: 'Identifier',
  pattern: /[A-Za-z_][A-Za-z0-9_]*/,
  categories: Name,
  label: 'a name',
});

const keyword = (word: string): TokenType =>
  createToken({
    name: `${word[0]?.toUpperCase()}${word.slice(1)}`,
    pattern: word,
    longer_alt: Identifier,
    categories: Name,
    label: `'${word}'`,
  });

const sign = (name: string, text: string): TokenType =>
  createToken({ name, pattern: text, label: `'${text}'` });

export const RulesVersion = keyword('rules_version');
export const Service = keyword('service');
export const MatchWord = keyword('match');
export const AllowWord = keyword('allow');
export const FunctionWord = keyword('function');
export const Let = keyword('let');
export const Return = keyword('return');
export const If = keyword('if');
export const In = keyword('in');
export const Is = keyword('is');
export const True = keyword('true');
export const False = keyword('false');
export const Null = keyword('null');

export const Float = createToken({
  name: 'Float',
  pattern: /\d+(?:\.\d+(?:[eE][+-]?\d+)?|[eE][+-]?\d+)/,
  label: 'a number',
});
export const Integer = createToken({ name: 'Integer', pattern: /\d+/, label: 'a number' });
export const Text = createToken({
  name: 'Text',
  pattern: /'(?:[^'\\\r\n]|\\.)*'|"(?:[^"\\\r\n]|\\.)*"/,
  label: 'a string',
});

export const Equal = sign('Equal', '==');
export const Unequal = sign('Unequal', '!=');
export const AtMost = sign('AtMost', '<=');
export const AtLeast = sign('AtLeast', '>=');
export const And = sign('And', '&&');
export const Or = sign('Or', '||');
export const StarStar = sign('StarStar', '**');
export const Insert = sign('Insert', '$(');
export const Assign = sign('Assign', '=');
export const Not = sign('Not', '!');
export const Less = sign('Less', '<');
export const More = sign('More', '>');
export const Plus = sign('Plus', '+');
export const Minus = sign('Minus', '-');
export const Times = sign('Times', '*');
export const Slash = sign('Slash', '/');
export const Percent = sign('Percent', '%');
export const Question = sign('Question', '?');
export const Colon = sign('Colon', ':');
export const Semicolon = sign('Semicolon', ';');
export const Comma = sign('Comma', ',');
export const Dot = sign('Dot', '.');
export const OpenRound = sign('OpenRound', '(');
export const CloseRound = sign('CloseRound', ')');
export const OpenSquare = sign('OpenSquare', '[');
export const CloseSquare = sign('CloseSquare', ']');
export const OpenCurly = sign('OpenCurly', '{');
export const CloseCurly = sign('CloseCurly', '}');

const Skipped = [
  createToken({ name: 'Blank', pattern: /\s+/, group: Lexer.SKIPPED, line_breaks: true }),
  createToken({ name: 'LineComment', pattern: /\/\/[^\r\n]*/, group: Lexer.SKIPPED }),
  createToken({
    name: 'BlockComment',
    pattern: /\/\*[\s\S]*?\*\//,
    group: Lexer.SKIPPED,
    line_breaks: true,
  }),
];

/** Every token, in the order the lexer tries them. */
export const vocabulary: TokenType[] = [
  ...Skipped,
  ...[RulesVersion, Service, MatchWord, AllowWord, FunctionWord, Let, Return, If, In, Is, True, False, Null],
  ...[Identifier, Name, Float, Integer, Text],
  ...[Equal, Unequal, AtMost, AtLeast, And, Or, StarStar, Insert, Assign, Not, Less, More, Plus, Minus],
  ...[Times, Slash, Percent, Question, Colon, Semicolon, Comma, Dot],
  ...[OpenRound, CloseRound, OpenSquare, CloseSquare, OpenCurly, CloseCurly],
];
