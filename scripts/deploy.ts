import { DIST, remoteIds } from '@fm/build';
import { asked } from './release/asked-area';
import { deployArea } from './release/deploy/deploy-area';
import { ReleaseError } from './release/release-error';
import { whoReleases } from './release/who-releases';
import { runAsCommand } from './terminal';

const USAGE = 'Usage: npm run deploy -- <area>';

/** `npm run deploy -- <area>`: checks, builds and releases one area into the store. */
await runAsCommand(async () => {
  const { words, to } = asked(process.argv.slice(2), USAGE);
  const [id, ...more] = words;
  const ids = (await remoteIds()).join(', ');
  if (id === undefined || more.length > 0 || to !== undefined)
    throw new ReleaseError(`${USAGE}\nAreas: ${ids}. One at a time; to go back, npm run rollback.`);
  if (!(await remoteIds()).includes(id))
    throw new ReleaseError(`There is no area "${id}"; there are ${ids}.`);
  const { from, to: now, revision } = await deployArea({ id, dist: DIST, by: whoReleases() });
  console.log(
    from === now
      ? `${id} ${now} was released already and is now held as deployed (revision ${revision}).`
      : `${id} ${now} is released (revision ${revision})${from ? `, after ${from}. Back: npm run rollback -- ${id}` : ''}`,
  );
});
