export { foundBy } from './found-by';
export { type Counter, counterId, counterSchema, numberSortOf, recordNumber } from './number';
