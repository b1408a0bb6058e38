import type { RemoteDescriptor } from '@fm/contract';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration, ExternalItem } from '@rspack/core';
import { baseConfig, type Mode } from './base-config';
import { exposedBy } from './exposed';
import { ForbidBundled, hostOnly } from './forbid-bundled';
import { NamedByOutput, UNNAMED } from './named-by-output';
import { remoteFolder } from './paths';
import { RecordImports } from './record-imports';
import { containerName, type Release } from './release';
import { RetryLateFiles } from './retry-late-files';
import { OWN_SHARED } from './shared-modules';
import { consumedFromHost } from './shared-versions';

export interface RemoteOptions {
  readonly mode: Mode;
  readonly output: string;
  /** Off: for a host built for production, whose React repaints nothing. */
  readonly refresh?: boolean;
  /** Gives the release the name of its build where it has none yet. */
  readonly naming?: NamedByOutput | undefined;
}

/** The federation runtime, of which the host gives each container one of its own. The plugin asks for it by its file. */
const runtimeOfHost: ExternalItem = ({ request }, done) =>
  /[\\/]webpack-bundler-runtime[\\/]/.test(request ?? '')
    ? done(undefined, '_FEDERATION_BUNDLER_RUNTIME()', 'var')
    : done();

/** A release of an area that has a name once it is built: by what it comes to and what its descriptor says. */
export const unnamedRelease = (descriptor: RemoteDescriptor) => ({
  release: { id: descriptor.id, version: descriptor.version, build: UNNAMED },
  naming: new NamedByOutput(JSON.stringify(descriptor)),
});

/** An area: one federation container that gets everything it shares from the host. */
export function remoteConfig(
  release: Release,
  { mode, output, refresh, naming }: RemoteOptions,
): Configuration {
  const folder = remoteFolder(release.id);
  const name = containerName(release);
  const base = baseConfig({ owner: 'remote', mode, uniqueName: name, folder, output, refresh });
  return {
    ...base,
    entry: {},
    // Found at run time, so that one build works below any folder and below a retry's own path.
    output: { ...base.output, publicPath: 'auto' },
    // One script for the whole screen: a library of its own cut off would be one request more.
    optimization: { ...base.optimization, splitChunks: false },
    externals: [runtimeOfHost],
    plugins: [
      ...base.plugins,
      new RetryLateFiles(),
      new ForbidBundled(hostOnly(release.id)),
      new RecordImports(OWN_SHARED),
      new ModuleFederationPlugin({
        name,
        filename: mode === 'production' ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
        exposes: exposedBy(release.id),
        shared: consumedFromHost(),
        // With the default one dead area takes shared modules away from all others.
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: { optimization: { target: 'web' } },
      }),
      ...(naming ? [naming] : []),
    ],
  };
}
