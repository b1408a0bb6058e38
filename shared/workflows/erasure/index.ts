import { eraseContact, eraseEmployee } from './erase-person';

/** What can be changed about who people are. */
export const erasureCommands = [eraseEmployee, eraseContact] as const;
