import { buildApps, notReleased } from './release/build-apps';
import { demoAccountLines } from './serve/demo-accounts';
import { olderDemoLine } from './serve/older-demo';
import { readSettings } from './serve/settings';
import { startApp } from './serve/start-app';
import { stopAsked } from './serve/stop-signals';
import { runAsCommand } from './terminal';

/** `npm start`: builds what is not built, starts the embedded backend and serves the app as production does. */
await runAsCommand(async () => {
  const settings = readSettings(process.env);
  const built = await buildApps();
  for (const { app, build, made } of built) if (made) console.log(`Built ${app} ${build}`);
  for (const line of notReleased(built)) console.log(line);
  const app = await startApp({ ...settings, seed: true, liveFunctions: true });
  console.log(`Ready on ${app.url}`);
  if (app.backend) {
    for (const line of demoAccountLines()) console.log(line);
    const older = await olderDemoLine(app.backend, settings.dataDir);
    if (older) console.log(older);
  }
  await stopAsked();
  await app.close();
});
