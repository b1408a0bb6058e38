import { BUILDS } from '@fm/build';
import { buildApps } from './release/build-apps';
import { serveUntilStopped } from './serve/serve-until-stopped';
import { runAsCommand } from './terminal';

/** `npm start`: builds what is not built, starts the embedded backend and serves the builds as production does. */
await runAsCommand(async () => {
  for (const { app, build, made } of await buildApps()) if (made) console.log(`Built ${app} ${build}`);
  await serveUntilStopped(BUILDS);
});
