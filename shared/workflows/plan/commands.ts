import { savePlan } from './save-plan';

/** What can be changed about maintenance plans and their occurrences. */
export const planCommands = [savePlan] as const;
