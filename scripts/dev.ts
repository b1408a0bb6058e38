import { readDescriptors } from '@fm/build';
import { startAreaServer } from './dev/area-server';
import { startHostServer } from './dev/host-server';
import { buildApps } from './release/build-apps';
import { BuildError } from './release/compile';
import { appConfig } from './serve/app-config';
import { demoAccountLines } from './serve/demo-accounts';
import { listen } from './serve/listen';
import { loadEnv } from './serve/load-env';
import { pageBackend } from './serve/page-backend';
import { readSettings } from './serve/settings';
import { stopAsked } from './serve/stop-signals';
import { fail } from './terminal';

/**
 * `npm run dev [-- customers …]`: host and named areas with Fast Refresh (all areas when none is named), the other
 * areas as built, and the embedded backend; in one process.
 */
try {
  loadEnv();
  const settings = readSettings(process.env);
  // The dev server would quietly take another port.
  await (await listen(() => undefined, settings.port, 'PORT')).close();

  const descriptors = await readDescriptors();
  const asked = process.argv.slice(2);
  const unknown = asked.find((id) => !descriptors.some((descriptor) => descriptor.id === id));
  if (unknown) throw new BuildError(`There is no area "${unknown}".`);
  const inWork = descriptors.filter(({ id }) => asked.length === 0 || asked.includes(id));
  const asBuilt = descriptors.filter((descriptor) => !inWork.includes(descriptor));
  if (asBuilt.length > 0) await buildApps(asBuilt.map(({ id }) => id));

  const { choice, embedded } = await pageBackend({ ...settings, seed: true });
  const areas = await Promise.all(inWork.map(startAreaServer));
  const host = await startHostServer({ port: settings.port, config: appConfig(settings, choice), areas });
  console.log(`Ready on http://127.0.0.1:${settings.port}`);
  if (embedded) for (const line of demoAccountLines()) console.log(line);

  await stopAsked();
  await Promise.all([host.stop(), ...areas.map((area) => area.stop())]);
  await embedded?.close();
  process.exit(0);
} catch (error) {
  fail(error);
}
