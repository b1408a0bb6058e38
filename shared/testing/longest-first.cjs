const { basename } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * What takes longest, longest first. A fresh clone knows no times and goes by the size of files, which would leave the
 * short files with the most work for one worker at the end.
 */
const LONGEST = [
  'two-weeks.test.ts',
  'odd-days.test.ts',
  'soak.test.ts',
  'process.test.ts',
  'seed-when-empty.test.ts',
  'seed.test.ts',
  'outsiders.test.ts',
  'kill-under-commands.test.ts',
  'settings-screen.test.tsx',
  'killed.test.ts',
  'build-areas.test.ts',
  'clients.test.ts',
  'run-query.test.ts',
  'history-export.test.ts',
  'offer-document.test.ts',
  'hostile.test.ts',
  'select.test.tsx',
  'connections.test.ts',
  'screen-indexes.test.tsx',
  'robustness.test.ts',
  'killed-release.test.ts',
  'time-sections.test.tsx',
  'mails.test.ts',
  'following.test.ts',
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
