export { askReason, askReasonApart } from './ask-reason';
export { jobsOf, ledOn, onCrewOn } from './jobs-of';
export { dayText, nameReason, reasonsAgainstPeople } from './name-reason';
