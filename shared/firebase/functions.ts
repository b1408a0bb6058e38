import { connectFunctionsEmulator, type Functions, getFunctions, httpsCallable } from 'firebase/functions';
import { firebaseApp, firebaseSettings } from './app';

/** Where the functions run. The embedded backend takes it as a part of the address. */
const REGION = 'europe-west3';

let functions: Functions | undefined;

function service(): Functions {
  if (functions) return functions;
  const { emulators, project } = firebaseSettings();
  const { functionsUrl } = project;
  functions = getFunctions(firebaseApp(), emulators ? REGION : (functionsUrl ?? location.origin));
  if (emulators) {
    const { hostname, port } = new URL(functionsUrl ?? `http://${emulators.firestore}`);
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
