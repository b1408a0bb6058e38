import { DIST } from '@fm/build';
import { listHistory, listReleases } from './release/list-releases';
import { fail } from './terminal';

/** `npm run releases [-- <area>]`: what is released now, and who changed what when. */
try {
  const [id] = process.argv.slice(2);
  for (const line of [...(await listReleases(DIST, id)), '', ...(await listHistory(DIST, id))])
    console.log(line);
} catch (error) {
  fail(error);
}
