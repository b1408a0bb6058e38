import { buildApps } from './release/build-apps';
import { runAsCommand } from './terminal';

/** `npm run build [-- host customers …]`: builds what is named, or all, as far as it changed. */
await runAsCommand(async () => {
  const started = Date.now();
  const built = await buildApps(process.argv.slice(2));
  for (const { app, build, made } of built)
    console.log(`${app.padEnd(14)} ${build}${made ? '' : '  (unchanged)'}`);
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
});
