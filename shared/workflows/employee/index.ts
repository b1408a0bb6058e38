export { employeeCommands } from './commands';
export { employeesNumbered } from './save-employee';
