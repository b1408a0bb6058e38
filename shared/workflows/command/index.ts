export { ANSWER_DAYS, actorOf, answerCommand, type Caller, type Door } from './answer-command';
export {
  type AnyCommand,
  type Command,
  type CommandContext,
  defineCommand,
  type InputOf,
  type Site,
  type ValueOf,
} from './command';
export { entryId, recordId } from './fields';
export { COMMANDS_VERSION, type CommandAnswer, type CommandRequest } from './request';
export { fromWire, toWire } from './wire-value';
