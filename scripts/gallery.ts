import { startGalleryServer } from './dev/gallery-server';
import { readSettings } from './serve/settings';
import { stopAsked } from './serve/stop-signals';
import { runAsCommand } from './terminal';

/** `npm run gallery`: every part of the interface in every state, without the app. For work on `shared/ui`. */
await runAsCommand(async () => {
  const gallery = await startGalleryServer(readSettings(process.env).port);
  console.log(`Ready on ${gallery.url}`);
  await stopAsked();
  await gallery.stop();
  process.exit(0);
});
