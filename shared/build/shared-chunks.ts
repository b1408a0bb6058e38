import type { OptimizationSplitChunksCacheGroup } from '@rspack/core';

/** The host's chunks that several parts of a page need, those that are loaded alone first. */
const CHUNKS = ['firestore', 'ui', 'data', 'ui-list', 'ui-choice', 'ui-record', 'ui-form'];

// Rather twice than a reason to wait for another chunk.
const TINY = /[\\/]shared[\\/]platform[\\/]/;

const REACT = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/;

/**
 * Puts what two of these chunks have in common into the first of them. Left alone the bundler cuts every overlap into
 * a file of its own, and opening the first area takes thirty requests, the styles twice.
 */
export const sharedChunks = (): Record<string, OptimizationSplitChunksCacheGroup | false> => ({
  default: false,
  defaultVendors: false,
  // One long script keeps the page from answering while it is read; two leave a gap between them.
  react: { name: 'react', chunks: 'initial', enforce: true, test: REACT },
  ...Object.fromEntries(
    CHUNKS.map((name, index) => [
      name,
      {
        name,
        chunks: 'async',
        enforce: true,
        priority: CHUNKS.length - index,
        test: (module, { chunkGraph }) =>
          !TINY.test(module.nameForCondition() ?? '') &&
          chunkGraph.getModuleChunks(module).some((chunk) => chunk.name === name),
      },
    ]),
  ),
});
