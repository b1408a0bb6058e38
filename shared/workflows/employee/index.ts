export { employeeCommands } from './commands';
