import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContractError, type RemoteDescriptor, type RemotePart } from '@fm/contract';
import { ROOT, remoteFolder } from './paths';

/** Source of every part an area can expose. Each is a chunk of its own: cards and search come without the screens. */
const SOURCES: Readonly<Record<RemotePart, string>> = {
  module: './src/module.tsx',
  widgets: './src/widgets.tsx',
  search: './src/search.ts',
};

const has = (id: string, part: RemotePart, root = ROOT) =>
  existsSync(join(remoteFolder(id, root), SOURCES[part]));

/** The `exposes` option of an area: its screens, and what else there is a source for. */
export const exposedBy = (id: string): Record<string, string> => ({
  './module': SOURCES.module,
  ...(has(id, 'widgets') && { './widgets': SOURCES.widgets }),
  ...(has(id, 'search') && { './search': SOURCES.search }),
});

/** Refuses a descriptor that announces what the area has no source for, or is silent about what it has. */
export function checkSources(
  { id, widgets = [], search }: RemoteDescriptor,
  file: string,
  root = ROOT,
): void {
  const announced = { widgets: widgets.length > 0, search: search !== undefined };
  for (const part of ['widgets', 'search'] as const) {
    if (announced[part] === has(id, part, root)) continue;
    const source = SOURCES[part].slice(2);
    throw new ContractError(
      announced[part]
        ? `${file}: "${part}" is there but ${source} is not; write it, or leave "${part}" out.`
        : `${file}: "${part}" is missing though there is ${source}; describe it, or delete the source.`,
    );
  }
}
