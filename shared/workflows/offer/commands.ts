/** What can be changed about offers and their versions. */
export const offerCommands = [] as const;
