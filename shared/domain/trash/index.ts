export { purgeDay } from './purge-day';
export { againstWords, type RelatedCount, relatedWords } from './related';
export {
  assetScope,
  customerScope,
  employeeScope,
  offerScope,
  orderScope,
  planScope,
  taskScope,
} from './scopes';
export { type FieldCondition, MOST_RELATED, type RelatedSort, type TrashScope } from './trash-scope';
