import { SITE } from '@fm/build';
import { layOutSite } from './release/lay-out-site';
import { readStore } from './release/open-store';
import { appConfig } from './serve/app-config';
import { readSettings, SettingsError } from './serve/settings';
import { runAsCommand } from './terminal';

/** `npm run site`: lays the release store out for a static host such as Firebase Hosting. */
await runAsCommand(async () => {
  const settings = readSettings(process.env);
  if (!settings.firebase || settings.emulators)
    throw new SettingsError(
      'FIREBASE_API_KEY is missing: a static host has no backend of its own. Set it and FIREBASE_PROJECT_ID.',
    );
  const config = appConfig(settings, { firebase: settings.firebase });
  await readStore((dist) => layOutSite(dist, SITE, config));
  console.log(`${SITE} is ready to be uploaded: see docs/runbook.md.`);
});
