import { DIST } from '@fm/build';
import { listHistory, listReleases } from './release/list-releases';
import { runAsCommand } from './terminal';

/** `npm run releases [-- <area>|host]`: what is released now, and who changed what when. */
await runAsCommand(async () => {
  const [id] = process.argv.slice(2);
  for (const line of [...(await listReleases(DIST, id)), '', ...(await listHistory(DIST, id))])
    console.log(line);
});
