import { handOver } from './hand-over';
import { saveEmployee } from './save-employee';

/** What can be changed about employees. */
export const employeeCommands = [saveEmployee, handOver] as const;
