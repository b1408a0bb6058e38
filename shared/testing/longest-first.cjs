const { basename } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * What takes longest, longest first. A fresh clone knows no times and goes by the size of files, which would leave the
 * short files with the most work for one worker at the end.
 */
const LONGEST = [
  'deploy.browser.test.ts',
  'new-area.browser.test.ts',
  'engines.browser.test.ts',
  'work-order-keyboard.browser.test.ts',
  'reads.browser.test.ts',
  'shell.browser.test.ts',
  'work-order-checklist.browser.test.ts',
  'sdk.browser.test.ts',
  'loader-faults.browser.test.ts',
  'roles.browser.test.ts',
  'employees.browser.test.ts',
  'work-order-transitions.browser.test.ts',
  'maintenance.browser.test.ts',
  'search.browser.test.ts',
  'dev.browser.test.ts',
  'customers.browser.test.ts',
  'tasks.browser.test.ts',
  'faults.browser.test.ts',
  'customer-history.browser.test.ts',
  'sign-in.browser.test.ts',
  'session.browser.test.ts',
  'safety.browser.test.ts',
  'drafts-and-merge.browser.test.ts',
  'undo-and-trash.browser.test.ts',
  'offers.browser.test.ts',
  'work-order-photos.browser.test.ts',
  'work-order-plan.browser.test.ts',
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
