export { type Counter, counterId, counterSchema, recordNumber } from './number';
