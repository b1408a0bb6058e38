export { labourCommands } from './commands';
export { notedOn } from './day-of-work';
export { stopTimersOn, timersOn } from './timer';
