export { viewCommands } from './commands';
export { ownViews } from './saved-views';
