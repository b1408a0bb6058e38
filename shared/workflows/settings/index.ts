export { settingsCommands } from './commands';
export { holidayDays, YEARS_KNOWN } from './holiday-days';
