export { attachmentCommands } from './commands';
