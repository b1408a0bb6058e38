import { connectFunctionsEmulator, type Functions, getFunctions, httpsCallable } from 'firebase/functions';
import { firebaseApp, firebaseSettings } from './app';

const REGION = 'europe-west3';

let functions: Functions | undefined;

/** The server that has the functions. */
function serverUrl(): string {
  const { emulators, project } = firebaseSettings();
  return project.functionsUrl ?? (emulators ? `http://${emulators.firestore}` : location.origin);
}

/** Where a function answers. Of emulators the address names the project and the region as well. */
export function functionUrl(name: string): string {
  const { emulators, project } = firebaseSettings();
  return `${serverUrl()}/${emulators ? `${project.projectId}/${REGION}/` : ''}${name}`;
}

function service(): Functions {
  if (functions) return functions;
  const { emulators } = firebaseSettings();
  functions = getFunctions(firebaseApp(), emulators ? REGION : serverUrl());
  if (emulators) {
    const { hostname, port } = new URL(serverUrl());
    connectFunctionsEmulator(functions, hostname, Number(port));
  }
  return functions;
}

/**
 * Calls a function as the signed-in person and gives what it answers. Rejects with an error whose `code` starts with
 * `functions/`, also when no answer came within `timeout` milliseconds.
 */
export async function callFunction(name: string, data: unknown, timeout: number): Promise<unknown> {
  const { data: answer } = await httpsCallable(service(), name, { timeout })(data);
  return answer;
}
