import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig } from './base-config';
import { ROOT } from './paths';

/** What `first-form.cjs` exports. */
export interface FirstForm {
  /** The sign-in form as markup, with the class names of the host's stylesheets. */
  markup(): string;
}

/** The sign-in form for Node, which draws it into the page when the host is built. */
export function firstFormConfig(output: string): Configuration {
  const {
    optimization: _,
    plugins: __,
    ...base
  } = baseConfig({
    owner: 'host',
    mode: 'production',
    uniqueName: 'host',
    folder: join(ROOT, 'host'),
    output,
  });
  return {
    ...base,
    target: 'node20',
    entry: { 'first-form': './src/first-form/markup.tsx' },
    output: {
      ...base.output,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      chunkFormat: 'commonjs',
    },
    module: {
      ...base.module,
      // What comes after the sign-in is not drawn here.
      parser: { javascript: { importDynamic: false } },
      generator: { 'css/module': { exportsOnly: true } },
    },
    plugins: [new rspack.DefinePlugin({ HOST_VERSION: '""', SHARED_VERSIONS: '{}' })],
    optimization: { minimize: false },
  };
}
