/** Requests by which a page has something saved: a command, and a commit of its own where it still writes itself. */
export const SAVES = /\/documents:commit\?|\/command$/;
