/** What can be changed about files. */
export const attachmentCommands = [] as const;
