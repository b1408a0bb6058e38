export { fold, wordsOf } from './fold';
export { matchesAll, searchToken, searchTokens, tokensOf } from './tokens';
