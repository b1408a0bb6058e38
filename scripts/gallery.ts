import { startGalleryServer } from './dev/gallery-server';
import { loadEnv } from './serve/load-env';
import { readSettings } from './serve/settings';
import { stopAsked } from './serve/stop-signals';
import { fail } from './terminal';

/** `npm run gallery`: every part of the interface in every state, without the app. For work on `shared/ui`. */
try {
  loadEnv();
  const gallery = await startGalleryServer(readSettings(process.env).port);
  console.log(`Ready on ${gallery.url}`);
  await stopAsked();
  await gallery.stop();
  process.exit(0);
} catch (error) {
  fail(error);
}
