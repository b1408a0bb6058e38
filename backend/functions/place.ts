import { expr, projectID } from 'firebase-functions/params';

/** An account of the project's own, by its whole address: `firebase deploy` leaves `name@` as it is for schedules and secrets. */
const accountOf = (name: string) => expr`${name}@${projectID}.iam.gserviceaccount.com`;

/**
 * Where every function runs: beside the database, because each step of a command asks it, and as an account that may
 * use the database and nothing else of the project.
 */
export const PLACE = {
  region: 'europe-west3',
  serviceAccount: accountOf('functions'),
  memory: '512MiB',
} as const;

/** The same for functions that change identities: an account of their own, which no other function can act as. */
export const IDENTITY_PLACE = { ...PLACE, serviceAccount: accountOf('identities') } as const;
