import { Lexer } from 'chevrotain';
import { grammar } from './file-grammar';
import type { Mistake, RulesFile } from './syntax';
import { vocabulary } from './tokens';

const lexer = new Lexer(vocabulary, {
  errorMessageProvider: {
    buildUnexpectedCharactersMessage: (text, start) => {
      const sign = text.charAt(start);
      return sign === "'" || sign === '"' ? 'this string is never closed' : `unexpected character '${sign}'`;
    },
    buildUnableToPopLexerModeMessage: () => 'unexpected character',
  },
});

/** The tree of a rules file, or the mistakes that keep it from being one. */
export function parse(source: string): { file: RulesFile } | { mistakes: Mistake[] } {
  const { tokens, errors } = lexer.tokenize(source);
  const [broken] = errors;
  if (broken) {
    return { mistakes: [{ line: broken.line ?? 1, column: broken.column ?? 1, reason: broken.message }] };
  }
  grammar.mistakes.length = 0;
  grammar.input = tokens;
  const file = grammar.file();
  const [error] = grammar.errors;
  if (error) {
    const { token, previousToken: before } = error as {
      token: (typeof tokens)[0];
      previousToken?: typeof token;
    };
    // At the end of the file there is no token to point at: the place is where the last one ended.
    const atEnd = Number.isNaN(token.startOffset);
    const line = atEnd ? before?.endLine : token.startLine;
    const column = atEnd ? (before?.endColumn ?? 0) + 1 : token.startColumn;
    return { mistakes: [{ line: line || 1, column: column || 1, reason: error.message }] };
  }
  return grammar.mistakes.length > 0 ? { mistakes: [...grammar.mistakes] } : { file };
}
