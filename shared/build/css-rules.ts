import { join } from 'node:path';
import type { RuleSetRule } from '@rspack/core';

const layerLoader = join(import.meta.dirname, 'layer-loader.cjs');

/** Native CSS and CSS modules; an area's styles end up in `@layer remotes`. */
export function cssRules(owner: 'host' | 'remote'): RuleSetRule[] {
  const use = owner === 'remote' ? [layerLoader] : [];
  return [
    {
      test: /\.module\.css$/,
      type: 'css/module',
      use,
      sideEffects: true,
      parser: { namedExports: false },
      generator: { localIdentName: '[uniqueName]-[local]-[hash:6]', exportsConvention: 'as-is' },
    },
    { test: /(?<!\.module)\.css$/, type: 'css', use, sideEffects: true },
  ];
}
