import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig } from './base-config';
import { ROOT } from './paths';
import { sourceMaps } from './source-maps';

/**
 * The service worker of push messages: one file under a name that never changes, since browsers look for a newer one by
 * it. Written beside the host's files.
 */
export function pushWorkerConfig(output: string): Configuration {
  const base = baseConfig({
    owner: 'host',
    mode: 'production',
    uniqueName: 'push-worker',
    folder: join(ROOT, 'host'),
    output,
  });
  return {
    ...base,
    target: ['webworker', 'es2022'],
    entry: { 'firebase-messaging-sw': './src/push/push-worker.ts' },
    output: { ...base.output, clean: false, filename: '[name].js', chunkLoading: false },
    // Nothing names the hash of a worker.
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), sourceMaps()],
  };
}
