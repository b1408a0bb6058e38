export { templateCommands } from './template-commands';
