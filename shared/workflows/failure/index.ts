export {
  type DataFailure,
  FailureSignal,
  inTrash,
  invalid,
  missing,
  type Outcome,
  outcomeOf,
  refused,
  resultOf,
} from './failure';
export { isPassingError } from './passing';
