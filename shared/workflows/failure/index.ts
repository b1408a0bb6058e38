export {
  type DataFailure,
  FailureSignal,
  inTrash,
  invalid,
  missing,
  type Outcome,
  refused,
  resultOf,
} from './failure';
export { isPassingError } from './passing';
