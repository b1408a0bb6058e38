import { areasAsked } from './dev/areas-asked';
import { devCommand } from './dev/dev-command';
import { startDev } from './dev/start-dev';
import { startOverride } from './dev/start-override';
import { demoAccountLines } from './serve/demo-accounts';
import { readSettings } from './serve/settings';
import { stopAsked } from './serve/stop-signals';
import { runAsCommand } from './terminal';

/**
 * `npm run dev [-- customers …]`: host and named areas with Fast Refresh (all areas when none is named), the other
 * areas as built, and the embedded backend; in one process. With `--against https://staging.example` the named area
 * alone, for a host that is deployed already.
 */
await runAsCommand(async () => {
  const { ids, against } = devCommand(process.argv.slice(2));
  const { all, named } = await areasAsked(ids);
  if (against === undefined) {
    const settings = readSettings(process.env);
    const dev = await startDev({ ...settings, inWork: named.length > 0 ? named : all, all });
    console.log(`Ready on ${dev.url}`);
    console.log(`Every part of the interface: ${dev.galleryUrl}`);
    if (dev.embedded) for (const line of demoAccountLines()) console.log(line);
    await stopAsked();
    await dev.stop();
  } else {
    const override = await startOverride(named, against);
    console.log(`Ready: open ${override.url}`);
    console.log(
      `That host must run with ALLOW_OVERRIDES=true; there it is seen by this browser tab alone. Edits reload the page.`,
    );
    await stopAsked();
    await override.stop();
  }
  process.exit(0);
});
