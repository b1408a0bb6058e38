export { type CustomerFacts, STEP_RECORDS } from './facts';
export { nextSteps } from './next-steps';
export type { NextStep, StepKind, StepRecord } from './step';
