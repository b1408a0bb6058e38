export { askReason, askReasonApart, reasonsAgainstOrder } from './ask-reason';
export { jobsOf, ledOn, onCrewOn } from './jobs-of';
export { dayText, nameReason, reasonsAgainstPeople } from './name-reason';
