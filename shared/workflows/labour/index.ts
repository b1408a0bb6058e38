export { labourCommands } from './commands';
export { stopTimersOn, timersOn } from './timer';
