import { demoAccountLines } from './demo-accounts';
import { olderDemoLine } from './older-demo';
import { readSettings } from './settings';
import { startApp } from './start-app';
import { stopAsked } from './stop-signals';

/** Serves builds or a release store, `dist`, as production does, until the command is stopped. */
export async function serveUntilStopped(dist: string): Promise<void> {
  const settings = readSettings(process.env);
  const app = await startApp({ ...settings, dist, seed: true, liveFunctions: true });
  console.log(`Ready on ${app.url}`);
  if (app.backend) {
    for (const line of demoAccountLines()) console.log(line);
    const older = await olderDemoLine(app.backend, settings.dataDir);
    if (older) console.log(older);
  }
  await stopAsked();
  await app.close();
}
