import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig, type Mode } from './base-config';
import { englishOnly } from './english-only';
import { BUILDS, ROOT } from './paths';
import { sharedChunks } from './shared-chunks';
import { sharedVersions } from './shared-versions';

export interface HostOptions {
  readonly mode: Mode;
  /** Folder to write to; `host` among the builds when left out. */
  readonly output?: string;
}

const hostVersion = () => {
  const file = join(ROOT, 'host', 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
};

/** The host: no federation plugin, so that the sign-in page carries no federation code. */
export function hostConfig({ mode, output = join(BUILDS, 'host') }: HostOptions): Configuration {
  const folder = join(ROOT, 'host');
  const base = baseConfig({ owner: 'host', mode, uniqueName: 'host', folder, output });
  return {
    ...base,
    entry: { main: './src/main.ts' },
    // Absolute: a page deep inside an area loads the same files.
    output: { ...base.output, publicPath: '/' },
    optimization: { ...base.optimization, splitChunks: { chunks: 'async', cacheGroups: sharedChunks() } },
    plugins: [
      ...base.plugins,
      // What browsers ask for by name: the manifest of the installed app and its icons.
      new rspack.CopyRspackPlugin({ patterns: ['./public'] }),
      new rspack.HtmlRspackPlugin({
        template: './index.html',
        favicon: './favicon.svg',
        scriptLoading: 'defer',
        inject: 'head',
      }),
      new rspack.DefinePlugin({
        HOST_VERSION: JSON.stringify(hostVersion()),
        SHARED_VERSIONS: JSON.stringify(sharedVersions()),
        // Leaves the runtime's code for Node out.
        ENV_TARGET: JSON.stringify('web'),
      }),
      englishOnly(),
    ],
  };
}
