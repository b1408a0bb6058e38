import { addComment } from '../comment';

/** What can be changed about work orders, their labour, parts and checklists. */
export const workOrderCommands = [addComment] as const;
