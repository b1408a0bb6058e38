export const STEP_KINDS = [
  'held',
  'lateOrders',
  'offers',
  'latePlans',
  'contract',
  'lateTasks',
  'waitingOrders',
  'contact',
  'visit',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** One of the records a step is about. */
export interface StepRecord {
  readonly type: string;
  readonly id: string;
  readonly name: string;
  /** What is the matter with it: "due 12 Nov, 10 days ago". */
  readonly why: string;
}

/** Something to do for a customer. */
export interface NextStep {
  readonly kind: StepKind;
  /** The higher, the more pressing. */
  readonly weight: number;
  /** The reason in a few words: "2 work orders are late". */
  readonly title: string;
  /** The reason in a sentence, where it is not told record by record. */
  readonly why?: string;
  /** The records it is about, the most pressing first. */
  readonly records?: readonly StepRecord[];
  /** There may be more of them than those named. */
  readonly more?: boolean;
}
