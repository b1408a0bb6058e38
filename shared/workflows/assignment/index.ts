export { askReason, askReasonApart } from './ask-reason';
export { ledOn, onCrewOn } from './jobs-of';
