const { basename } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * What takes longest, longest first. A fresh clone knows no times and goes by the size of files, which would leave the
 * short files with the most work for one worker at the end.
 */
const LONGEST = [
  'hostile.test.ts',
  'seed-when-empty.test.ts',
  'process.test.ts',
  'demo.test.ts',
  'sdk-lite.test.ts',
  'soak.test.ts',
  'seed.test.ts',
  'outsiders.test.ts',
  'killed.test.ts',
  'clients.test.ts',
  'screen-indexes.test.tsx',
  'build-areas.test.ts',
  'time-sections.test.tsx',
  'older-demo.test.ts',
  'correct-derived.test.ts',
  'killed-release.test.ts',
];

const placeOf = ({ path }) => {
  const place = LONGEST.indexOf(basename(path));
  return place === -1 ? LONGEST.length : place;
};

/** Lets no worker begin a long file when the others are done. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => placeOf(one) - placeOf(other));
  }
};
