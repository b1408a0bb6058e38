import { join } from 'node:path';
import { STORE } from '@fm/build';
import { layOutSite } from './release/lay-out-site';
import { appConfig } from './serve/app-config';
import { readSettings, SettingsError } from './serve/settings';
import { runAsCommand } from './terminal';

/** `npm run site`: lays the release store out in `site` inside it, for a static host such as Firebase Hosting. */
await runAsCommand(async () => {
  const settings = readSettings(process.env);
  if (!settings.firebase || settings.emulators)
    throw new SettingsError(
      'FIREBASE_API_KEY is missing: a static host has no backend of its own. Set it and FIREBASE_PROJECT_ID.',
    );
  const folder = join(STORE, 'site');
  await layOutSite(STORE, folder, appConfig(settings, { firebase: settings.firebase }));
  console.log(`${folder} is ready to be uploaded: see docs/runbook.md.`);
});
