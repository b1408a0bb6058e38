export {
  allowed,
  defineTransitions,
  type Facts,
  lacking,
  refused,
  type Transition,
  type TransitionOutcome,
  type Transitions,
  type UndoTransition,
} from './transitions';
