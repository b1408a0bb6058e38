import { stripVTControlCharacters } from 'node:util';

/** The line that says why a test failed, without the colours of a terminal. */
export const firstLine = (message = ''): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '') ?? 'no reason was given';
