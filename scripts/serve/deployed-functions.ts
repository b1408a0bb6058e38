import { readSettings } from './settings';

/** Where the functions run that the app talks to. */
export interface DeployedFunctions {
  /** Address that their names follow. */
  readonly url: string;
  /** Somebody named it: the embedded backend at its usual port may as well not run. */
  readonly isNamed: boolean;
}

const REGION = 'europe-west3';
const DEMO_PROJECT = 'demo-facility';

/** Where Google serves the functions of a project. */
export const functionsUrlOf = (projectId: string) => `https://${REGION}-${projectId}.cloudfunctions.net`;

/** The functions of the project, or of the other servers, that the environment names; else of the embedded backend. */
export function deployedFunctions(
  env: Readonly<Record<string, string | undefined>> = process.env,
): DeployedFunctions {
  const { firebase, emulators, backendPort } = readSettings(env);
  if (firebase && !emulators) return { url: functionsUrlOf(firebase.projectId), isNamed: true };
  const server = emulators ? `http://${emulators.firestore}` : `http://127.0.0.1:${backendPort}`;
  return {
    url: `${server}/${firebase?.projectId ?? DEMO_PROJECT}/${REGION}`,
    isNamed: emulators !== undefined,
  };
}
