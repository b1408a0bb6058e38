export {
  defineTransitions,
  type Facts,
  lacking,
  refused,
  type Step,
  step,
  type Transition,
  type Transitions,
} from './transitions';
