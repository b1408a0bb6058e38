export { fold, wordsOf } from './fold';
export { matchesAll, searchToken, tokensOf } from './tokens';
