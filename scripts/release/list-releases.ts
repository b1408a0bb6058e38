import type { RegistryEntry } from '@fm/contract';
import { type ReleaseRecord, readHistory } from './history';
import { readRegistry } from './registry-file';
import { ReleaseError } from './release-error';
import { namedIn } from './rollback-area';
import { folderOf } from './stored-release';

function stateOf({ enabled, notice, deployed }: RegistryEntry): string {
  const held = deployed ? 'deployed' : 'as built';
  return enabled ? held : `${held}, OFF: ${notice ?? 'no notice'}`;
}

/** What is released now, one area a line; of one area when it is named. */
export async function listReleases(dist: string, id?: string): Promise<string[]> {
  const registry = await readRegistry(dist);
  const shown = registry.remotes.filter(({ descriptor }) => id === undefined || descriptor.id === id);
  if (id !== undefined && shown.length === 0)
    throw new ReleaseError(`The registry has no area "${id}". It has: ${namedIn(registry)}.`);
  return [
    `Registry revision ${registry.revision} in ${dist}`,
    ...shown.map((entry) => {
      const before = entry.previous ? ` (before: ${entry.previous})` : '';
      return `  ${entry.descriptor.id.padEnd(14)} ${folderOf(entry)}  ${stateOf(entry)}${before}`;
    }),
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
        const said = notice ? `  "${notice}"` : '';
        return `${String(revision).padStart(5)}  ${at}  ${by}  ${action} ${area.id}  ${changeIn(area)}${said}${codeIn(record)}`;
      });
  });
}
