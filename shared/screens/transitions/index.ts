export type { DrawnQuestion, QuestionField } from './question';
export { Suggestions } from './suggestions';
export { TransitionBar } from './transition-bar';
export { TransitionDialog } from './transition-dialog';
export { TransitionFrame } from './transition-frame';
export { entryOf, TransitionMenu } from './transition-menu';
export type {
  AskedProps,
  AskedTransition,
  TransitionChoice,
  TransitionScreen,
} from './transition-screen';
export { useKeptAnswers } from './use-kept-answers';
export { type FailedTransition, type TransitionRun, useTransitions } from './use-transitions';
