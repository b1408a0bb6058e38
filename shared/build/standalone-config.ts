import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig } from './base-config';
import { englishOnly } from './english-only';
import { ROOT, remoteFolder } from './paths';

interface StandaloneOptions {
  readonly output: string;
}

const PAGE = join(ROOT, 'shared', 'testing', 'standalone');

/** What the page begins with. Made here, so that no area carries a file for it. */
function entryOf(id: string): string {
  const from = (folder: string, file: string) => JSON.stringify(join(folder, file));
  const area = remoteFolder(id);
  return `data:text/javascript,${encodeURIComponent(
    `import { startStandalone } from ${from(PAGE, 'start.tsx')};
     import descriptor from ${from(area, 'remote.config.ts')};
     import area from ${from(area, 'src/module.tsx')};
     startStandalone(descriptor, area);`,
  )}`;
}

/** The page of an area that runs alone, among the files of the build. */
export const standalonePage = (id: string) => `${id}.html`;

/**
 * Areas alone for development: each with a small host in a page of its own, without federation. In one build, which
 * takes not much longer than one of them.
 */
export function standaloneConfig(ids: readonly string[], { output }: StandaloneOptions): Configuration {
  const base = baseConfig({
    owner: 'standalone',
    mode: 'development',
    uniqueName: 'standalone',
    folder: ROOT,
    output,
  });
  return {
    ...base,
    entry: Object.fromEntries(ids.map((id) => [id, entryOf(id)])),
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...base.plugins,
      ...ids.map(
        (id) =>
          new rspack.HtmlRspackPlugin({
            template: join(PAGE, 'index.html'),
            favicon: join(ROOT, 'host', 'favicon.svg'),
            filename: standalonePage(id),
            chunks: [id],
            scriptLoading: 'defer',
            inject: 'head',
          }),
      ),
      englishOnly(),
    ],
  };
}
