export {
  type DataFailure,
  FailureSignal,
  invalid,
  missing,
  type Outcome,
  refused,
  resultOf,
} from './failure';
