export { againstWords, type CompanionCount, companionWords } from './companions';
export { purgeDay } from './purge-day';
export {
  assetScope,
  customerScope,
  employeeScope,
  offerScope,
  orderScope,
  planScope,
  taskScope,
} from './scopes';
export { type Companions, type FieldCondition, MOST_COMPANIONS, type TrashScope } from './trash-scope';
