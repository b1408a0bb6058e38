import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { rspack } from '@rspack/core';
import { cssRules, type StyleOwner } from './css-rules';
import { fastRefresh, refreshAlias } from './fast-refresh';
import { INTEGRITY_HASH } from './integrity-hash';
import { minimizers } from './minimizers';
import { ROOT } from './paths';
import { sourceMaps } from './source-maps';

/** `development` is for dev servers alone: what it builds needs their refresh runtime. */
export type Mode = 'production' | 'development';

/** How long a script or stylesheet may take before it counts as failed; below the deadline of a whole area. */
const CHUNK_TIMEOUT_MS = 6000;

interface Base {
  readonly owner: StyleOwner;
  readonly mode: Mode;
  readonly uniqueName: string;
  readonly folder: string;
  readonly output: string;
  /** Repaint edited components in place; on for development. React must be built for development too. */
  readonly refresh?: boolean | undefined;
}

/** What host and areas have in common. */
export function baseConfig({
  owner,
  mode,
  uniqueName,
  folder,
  output,
  refresh = mode === 'development',
}: Base) {
  const production = mode === 'production';
  const hash = production ? '.[contenthash:8]' : '';
  return {
    name: uniqueName,
    mode,
    context: folder,
    target: ['web', 'es2022'],
    // In production by a plugin, which keeps styles and the text of the sources out.
    devtool: production ? false : 'cheap-module-source-map',
    // On for web apps by default in serve, and a remote's lazy part then never arrives in the host.
    lazyCompilation: false,
    output: {
      path: output,
      // Dev servers ask for the update after one they could not use, such as the one before a compile error.
      clean: production,
      uniqueName,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      cssFilename: `[name]${hash}.css`,
      cssChunkFilename: `[name]${hash}.css`,
      assetModuleFilename: `[name]${hash}[ext]`,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      // A module that threw keeps throwing instead of showing up empty the second time.
      strictModuleErrorHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js', '.cjs'], alias: refresh ? refreshAlias : {} },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          // Nothing of ours does anything by being imported alone, so unused parts of an index can be left out.
          sideEffects: false,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !production, refresh } },
            },
          },
        },
        { test: /webchannel_blob_es2018\.js$/, loader: join(import.meta.dirname, 'own-ping-loader.cjs') },
        {
          test: /@firebase[\\/]firestore[\\/]dist[\\/]common-\w+\.esm\.js$/,
          loader: join(import.meta.dirname, 'no-pipelines-loader.cjs'),
        },
        {
          test: /@internationalized[\\/]date[\\/]dist[\\/]private[\\/]createCalendar\.mjs$/,
          loader: join(import.meta.dirname, 'gregorian-only-loader.cjs'),
        },
        ...cssRules(owner),
      ],
    },
    plugins: [
      ...(production
        ? [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: [INTEGRITY_HASH] }), sourceMaps()]
        : []),
      ...(refresh ? [fastRefresh()] : []),
    ],
    optimization: { minimizer: minimizers() },
    performance: false,
    // At `warn` each area's build remarks that publicPath is 'auto', as it is meant to be.
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
    // Styles are modules in layers: no file relies on coming before another one.
    ignoreWarnings: [/Conflicting order between/],
    watchOptions: { ignored: [`${ROOT}/build/**`, `${ROOT}/dist/**`] },
  } satisfies Configuration;
}
