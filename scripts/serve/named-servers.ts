import type { Emulators, FirebaseProject } from '@fm/firebase/app';
import { readSettings } from './settings';

/** Servers of the Firebase protocols that the environment names in place of the embedded backend. */
export interface NamedServers {
  readonly firebase: FirebaseProject;
  readonly emulators: Emulators;
  /** Address of the database. */
  readonly url: string;
  /** Address of the identity service. */
  readonly authUrl: string;
  readonly projectId: string;
}

/** The servers named by FIREBASE_AUTH_EMULATOR_HOST and FIRESTORE_EMULATOR_HOST; undefined when they are not set. */
export function namedServers(
  env: Readonly<Record<string, string | undefined>> = process.env,
): NamedServers | undefined {
  const { firebase, emulators } = readSettings(env);
  if (!firebase || !emulators) return undefined;
  const { projectId } = firebase;
  return {
    firebase,
    emulators,
    url: `http://${emulators.firestore}`,
    authUrl: `http://${emulators.auth}`,
    projectId,
  };
}
