import { EOF, type IParserErrorMessageProvider, type IToken, type TokenType, tokenLabel } from 'chevrotain';

const found = (token: IToken | undefined): string =>
  token === undefined || token.tokenType === EOF ? 'the end of the file' : `'${token.image}'`;

// A list of a dozen operators helps nobody.
const MAX_NAMED = 6;

function oneOf(types: (TokenType | undefined)[]): string | undefined {
  const labels = [...new Set(types.flatMap((type) => (type ? [tokenLabel(type)] : [])))];
  if (labels.length === 0 || labels.length > MAX_NAMED) return undefined;
  return labels.length === 1 ? labels[0] : `${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}`;
}

const expected = (types: (TokenType | undefined)[], actual: IToken | undefined): string => {
  const wanted = oneOf(types);
  return wanted === undefined
    ? `${found(actual)} does not fit here`
    : `expected ${wanted}, found ${found(actual)}`;
};

/** What the parser says of a mistake, in words of the rules language. */
export const messages: IParserErrorMessageProvider = {
  buildMismatchTokenMessage: (of) => expected([of.expected], of.actual),
  buildNotAllInputParsedMessage: (of) => `expected the end of the file, found ${found(of.firstRedundant)}`,
  buildNoViableAltMessage: (of) =>
    of.customUserDescription
      ? `expected ${of.customUserDescription}, found ${found(of.actual[0])}`
      : expected(
          of.expectedPathsPerAlt.flat().map((path) => path[0]),
          of.actual[0],
        ),
  buildEarlyExitMessage: (of) =>
    expected(
      of.expectedIterationPaths.map((path) => path[0]),
      of.actual[0],
    ),
};
