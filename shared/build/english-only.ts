import { rspack } from '@rspack/core';

const INTERFACE_LIBRARY =
  /[\\/](react-aria|react-stately|react-aria-components|@react-aria|@react-stately)[\\/]/;
const DICTIONARY = /[a-z]{2}-[A-Z]{2}(?=\.m?js$)/;

/**
 * React Aria carries its words in 34 languages, 30 kB gzip; the app speaks English. Formats of numbers and dates do
 * not come from these files.
 */
export const englishOnly = () =>
  new rspack.NormalModuleReplacementPlugin(DICTIONARY, (data) => {
    if (INTERFACE_LIBRARY.test(data.context)) data.request = data.request.replace(DICTIONARY, 'en-US');
  });
