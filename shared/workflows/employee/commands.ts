/** What can be changed about employees and their logins. */
export const employeeCommands = [] as const;
