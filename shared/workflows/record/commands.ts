/** What can be changed about records of any kind: trash, undo and bulk changes. */
export const recordCommands = [] as const;
