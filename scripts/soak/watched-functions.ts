import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '@fm/build/paths';
import { buildFunctions, describeFunctions } from '../release/build-functions';
import { FUNCTIONS_BUNDLE } from '../serve/embedded-backend';

/** The built functions with one more. */
export interface WatchedFunctions {
  readonly bundle: string;
  remove(): void;
}

/** The product's own functions, and one that counts in `seen` how often it was told of each new history entry. */
const SOURCE = `import { initializeApp } from 'firebase-admin/app';
import { FieldValue, initializeFirestore } from 'firebase-admin/firestore';
import { onDocumentCreated } from 'firebase-functions/firestore';
export * from ${JSON.stringify(pathToFileURL(FUNCTIONS_BUNDLE).href)};
const database = initializeFirestore(initializeApp(undefined, 'seen'), { preferRest: true });
const of = { document: 'events/{id}', region: 'europe-west3', retry: true };
export const seeEvent = onDocumentCreated(of, async ({ params }) => {
  await database.doc('seen/' + params.id).set({ times: FieldValue.increment(1) }, { merge: true });
});
`;

/** Builds the functions and lays them out with a trigger that shows which changes were told. */
export async function watchedFunctions(): Promise<WatchedFunctions> {
  await buildFunctions();
  // Inside of the installed packages, which the functions import.
  const cache = join(ROOT, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'watched-functions-'));
  const bundle = join(folder, 'index.js');
  writeFileSync(bundle, SOURCE);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', main: 'index.js' }));
  await describeFunctions(folder, join(folder, 'manifest.json'));
  return { bundle, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
