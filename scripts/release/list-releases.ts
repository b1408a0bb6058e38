import type { Registry, RegistryEntry } from '@fm/contract';
import { type ReleaseRecord, readHistory } from './history';
import { previewsOf } from './previews';
import { readRegistry } from './registry-file';
import { ReleaseError } from './release-error';
import { namedIn } from './rollback-area';
import { passedHosts } from './rollback-host';
import { completeHosts } from './stored-host';
import { folderOf } from './stored-release';

function stateOf({ enabled, notice, canary }: RegistryEntry): string {
  const forSome = canary ? [`${folderOf(canary.entry)} for ${canary.percent} % of people`] : [];
  const off = enabled ? [] : [`OFF: ${notice ?? 'no notice'}`];
  return [...forSome, ...off].map((state) => `, ${state}`).join('');
}

/** The host's line; none where there is no host. */
const hostLines = ({ host, hostPrevious }: Registry): readonly string[] => {
  if (host === undefined) return [];
  const before = hostPrevious ? ` (before: ${hostPrevious})` : '';
  return [`  ${'host'.padEnd(14)} ${host}${before}`];
};

/** What the host can be taken back to, in a line. */
async function wayBack(dist: string, { host, hostPrevious }: Registry): Promise<string> {
  const there = await completeHosts(dist);
  const before = there.filter((build) => build === hostPrevious && build !== host);
  const builds = [...new Set([...before, ...(await passedHosts(dist))])];
  return `  back to: ${builds.join(', ') || 'none'}`;
}

/** The line of an area, and one for each release of it that people may look at before it is released. */
async function areaLines(dist: string, entry: RegistryEntry): Promise<readonly string[]> {
  const { id } = entry.descriptor;
  const before = entry.previous ? ` (before: ${entry.previous})` : '';
  const previews = (await previewsOf(dist, id)).filter(({ folder }) => folder !== folderOf(entry));
  return [
    `  ${id.padEnd(14)} ${folderOf(entry)}${before}${stateOf(entry)}`,
    ...previews.map(
      ({ folder, roles }) => `  ${''.padEnd(14)} preview ${folder} for ${roles.join(', ') || 'everybody'}`,
    ),
  ];
}

/** What is released now, the host and one area a line; of one when it is named, and what the host can go back to. */
export async function listReleases(dist: string, id?: string): Promise<string[]> {
  const registry = await readRegistry(dist);
  const head = `Registry revision ${registry.revision} in ${dist}`;
  if (id === 'host') return [head, ...hostLines(registry), await wayBack(dist, registry)];
  const shown = registry.remotes.filter(({ descriptor }) => id === undefined || descriptor.id === id);
  if (id !== undefined && shown.length === 0)
    throw new ReleaseError(`The registry has no area "${id}". It has: ${namedIn(registry)}.`);
  return [
    head,
    ...(id === undefined ? hostLines(registry) : []),
    ...(await Promise.all(shown.map((entry) => areaLines(dist, entry)))).flat(),
  ];
}

const codeIn = ({ source }: ReleaseRecord) =>
  source
    ? [
        `  from ${source.commit.slice(0, 10)}`,
        source.changed && ' with uncommitted changes',
        source.run && `  ${source.run}`,
      ]
        .filter(Boolean)
        .join('')
    : '';

const changeIn = ({ from, to }: ReleaseRecord['areas'][number]) =>
  from === to ? `${to}` : `${from ?? 'new'} -> ${to ?? 'gone'}`;

/** Who changed what when, the newest first, one area a line. */
export async function listHistory(dist: string, id?: string): Promise<string[]> {
  const { revision } = await readRegistry(dist);
  const history = await readHistory(dist, revision);
  return history.reverse().flatMap((record) => {
    const { revision, at, by, action, areas, notice } = record;
    return areas
      .filter((area) => id === undefined || area.id === id)
      .map((area) => {
        const quoted = notice ? `  "${notice}"` : '';
        return `${String(revision).padStart(5)}  ${at}  ${by}  ${action} ${area.id}  ${changeIn(area)}${quoted}${codeIn(record)}`;
      });
  });
}
