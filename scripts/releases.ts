import { readHealth } from '@fm/backend/jobs';
import { jobTarget } from './job-target';
import { asked } from './release/asked-area';
import { type FailingRelease, failingReleases } from './release/health/failing-releases';
import { healthLines } from './release/health/health-lines';
import { takeBack } from './release/health/take-back';
import { listHistory, listReleases } from './release/list-releases';
import { changeStore, readStore } from './release/open-store';
import { readRegistry } from './release/registry-file';
import { ReleaseError } from './release/release-error';
import { whoReleases } from './release/who-releases';
import { runAsCommand } from './terminal';

const USAGE = `Usage:
  npm run releases [-- <area>|host]
  npm run releases -- --check [--auto]`;

/** How builds do, or why that is not known: what is released is known without it. */
async function healthOrWhyNot(dist: string, id: string | undefined): Promise<readonly string[]> {
  try {
    return healthLines(await readRegistry(dist), await readHealth(jobTarget()), id);
  } catch (error) {
    return [`How often they fail is not known. ${error instanceof Error ? error.message : error}`];
  }
}

/** Says which released builds fail too often, and takes them back where that is wanted. Ends with 1 if there are any. */
async function check(dist: string, auto: boolean): Promise<void> {
  const health = await readHealth(jobTarget());
  const registry = await readRegistry(dist);
  const failing = failingReleases(registry, health);
  for (const line of healthLines(registry, health)) console.log(line);
  for (const { id, build, words } of failing)
    console.error(`${id} ${build} fails too often: ${words}. Back: npm run rollback -- ${id}`);
  if (failing.length > 0) process.exitCode = 1;
  if (auto) for (const line of await takenBack(dist, failing)) console.error(line);
}

/** Takes back the one release that fails. Several at once are seldom the fault of a release: then people decide. */
async function takenBack(
  dist: string,
  [failing, ...more]: readonly FailingRelease[],
): Promise<readonly string[]> {
  if (failing === undefined) return [];
  if (more.length > 0)
    return ['Several fail at once, so nothing is taken back: look at servers and network first.'];
  return [await takeBack({ dist, by: `${whoReleases()} (--auto)`, failing })];
}

/** `npm run releases [-- <area>|host]`: what is released now, how it does, and who changed what when. */
await runAsCommand(async () => {
  const wanted = asked(process.argv.slice(2), USAGE, { checks: true });
  const [id, ...more] = wanted.words;
  if (more.length > 0 || (wanted.check && id !== undefined) || (wanted.auto && !wanted.check))
    throw new ReleaseError(USAGE);
  if (wanted.check) return (wanted.auto ? changeStore : readStore)((dist) => check(dist, wanted.auto));
  await readStore(async (dist) => {
    const listed = await listReleases(dist, id);
    const health = await healthOrWhyNot(dist, id);
    for (const line of [...listed, '', ...health, '', ...(await listHistory(dist, id))]) console.log(line);
  });
});
