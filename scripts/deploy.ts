import { remoteIds } from '@fm/build';
import { isRole, ROLES } from '@fm/domain/role';
import { asked } from './release/asked-area';
import { type Done, deployArea } from './release/deploy/deploy-area';
import { deployHost } from './release/deploy/deploy-host';
import { previewArea } from './release/deploy/preview-area';
import { changeStore, readStore } from './release/open-store';
import { previewQuery } from './release/previews';
import { ReleaseError } from './release/release-error';
import { whoReleases } from './release/who-releases';
import { runAsCommand } from './terminal';

const USAGE = `Usage:
  npm run deploy -- <area> [--percent 10]
  npm run deploy -- <area> --preview [--roles admin,office]
  npm run deploy -- host [--dry-run]`;

const released = (id: string, { from, to, revision }: Done) =>
  from === to
    ? `${id} ${to} was released already (revision ${revision}).`
    : `${id} ${to} is released (revision ${revision})${from ? `, after ${from}. Back: npm run rollback -- ${id}` : ''}`;

/** What a release that only some people have is followed by. */
const forSome = (id: string, { from, to, revision }: Done, percent: number) =>
  `${id} ${to} is released for ${percent} % of people (revision ${revision}); all others have ${from}. ` +
  `For all: npm run promote -- ${id}. Back: npm run rollback -- ${id}`;

async function releaseHost(dryRun: boolean): Promise<string> {
  const inStore = dryRun ? readStore : changeStore;
  const { revision, ...done } = await inStore((dist) => deployHost({ dist, by: whoReleases(), dryRun }));
  return revision === undefined
    ? `host ${done.to} could be released; this was a dry run, and ${done.from ?? 'nothing'} is released as before.`
    : released('host', { ...done, revision });
}

async function shown(id: string, roles: readonly string[]): Promise<string> {
  const folder = await changeStore((dist) => previewArea({ id, dist, roles }));
  const whom = roles.length > 0 ? `people with the role ${roles.join(' or ')}` : 'everybody who signs in';
  return `${id} ${folder} is shown to ${whom} at ${previewQuery(id, folder)} below the app's address. Nothing was released.`;
}

/** The roles of `admin,office`. */
function rolesIn(roles: string | undefined): readonly string[] {
  const named = roles?.split(',') ?? [];
  const unknown = named.filter((role) => role === '' || !isRole(role));
  if (unknown.length > 0)
    throw new ReleaseError(
      `There is no role "${unknown.join(', ')}"; there are ${ROLES.filter(Boolean).join(', ')}.`,
    );
  return named;
}

/** `npm run deploy -- <area>|host`: checks, builds and releases one area, or the host, into the store. */
await runAsCommand(async () => {
  const { words, to, dryRun, preview, roles, percent } = asked(process.argv.slice(2), USAGE, {
    deploys: true,
  });
  const [id, ...more] = words;
  const ids = (await remoteIds()).join(', ');
  if (id === undefined || more.length > 0 || to !== undefined)
    throw new ReleaseError(`${USAGE}\nAreas: ${ids}. One at a time; to go back, npm run rollback.`);
  if (id === 'host' && (preview || roles !== undefined))
    throw new ReleaseError(`Only an area has a preview; the host has --dry-run.\n${USAGE}`);
  if (percent !== undefined && (id === 'host' || preview))
    throw new ReleaseError(`Only a release of an area is for some people.\n${USAGE}`);
  if (id === 'host') return console.log(await releaseHost(dryRun));
  if (!(await remoteIds()).includes(id))
    throw new ReleaseError(`There is no area "${id}"; there are ${ids}. The host is deployed as "host".`);
  if (dryRun) throw new ReleaseError(`Only the host has a dry run.\n${USAGE}`);
  if (preview) return console.log(await shown(id, rolesIn(roles)));
  if (roles !== undefined) throw new ReleaseError(`Only a preview is for some roles.\n${USAGE}`);
  const done = await changeStore((dist) => deployArea({ id, dist, by: whoReleases(), percent }));
  console.log(percent === undefined ? released(id, done) : forSome(id, done, percent));
});
