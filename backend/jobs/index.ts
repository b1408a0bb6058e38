export { correctClaims } from './correct-claims';
export { correctRecords } from './correct-records';
export { createFirstAdministrator, NoAdministrator } from './first-administrator';
export { type JobTarget, type ProjectTarget, Unreachable } from './project';
export { readHealth } from './read-health';
