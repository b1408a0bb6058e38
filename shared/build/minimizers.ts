import { rspack } from '@rspack/core';

/** The oldest browsers we serve: the first ones with all of `light-dark()`, `@layer`, nesting and `:has()`. */
const BROWSERS = ['chrome >= 123', 'firefox >= 128', 'safari >= 17.5'];

/** Without browsers named, styles are rewritten for ones of 2017: over twice the bytes, and themes by a workaround. */
export const minimizers = () => [
  // What a pass leaves out lets the next one leave out more: four instead of two are 700 bytes less up to the first list.
  new rspack.SwcJsMinimizerRspackPlugin({
    minimizerOptions: { ecma: 2022, compress: { ecma: 2022, passes: 4 } },
  }),
  new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
];
