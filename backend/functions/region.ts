/** The region that every function runs in: the one of the database, because each step of a command asks it. */
export const REGION = 'europe-west3';
