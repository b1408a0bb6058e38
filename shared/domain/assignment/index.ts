export { type AssignmentFormats, type BookedJob, daysToLookAt, type JobToAssign } from './job';
export { type Assigned, isReassigned, whoIsReassigned } from './reassigned';
export { type Preference, type Suggestion, suggestPeople } from './suggest';
export { type PlannedTogether, type WarnedOrder, warningsTogether } from './together';
export {
  ASSIGNMENT_WARNINGS,
  type AssignmentWarning,
  type AssignmentWarningKind,
  assignmentWarnings,
  NO_REASON,
  reasonsAgainst,
  SPOKEN_AGAINST,
} from './warnings';
