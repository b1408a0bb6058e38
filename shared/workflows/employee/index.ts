export { employeeCommands } from './commands';
export { checkedEmployee, employeesNumbered } from './save-employee';
