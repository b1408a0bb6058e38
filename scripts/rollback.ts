import { asked } from './release/asked-area';
import { listReleases } from './release/list-releases';
import { changeStore, readStore } from './release/open-store';
import { ReleaseError } from './release/release-error';
import { rollbackArea } from './release/rollback-area';
import { rollbackHost } from './release/rollback-host';
import { whoReleases } from './release/who-releases';
import { runAsCommand } from './terminal';

const USAGE = `Usage:
  npm run rollback -- <area> [--to <version>-<build>]
  npm run rollback -- host [--to <build>]`;

/** `npm run rollback -- <area>|host`: takes an area or the host back to its release before, or to the named one. */
await runAsCommand(async () => {
  const { words, to } = asked(process.argv.slice(2), USAGE);
  const [id, ...more] = words;
  if (id === undefined || more.length > 0)
    throw new ReleaseError([USAGE, ...(await readStore(listReleases))].join('\n'));
  const wanted = { by: whoReleases(), ...(to !== undefined && { to }) };
  const done = await changeStore((dist) =>
    id === 'host' ? rollbackHost({ dist, ...wanted }) : rollbackArea({ dist, id, ...wanted }),
  );
  console.log(`${id}: ${done.to} is released in place of ${done.from}. Pages loaded from now on have it.`);
});
