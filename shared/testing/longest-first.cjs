const { basename } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * What takes longest, longest first. A fresh clone knows no times and goes by the size of files, which would leave the
 * short files with the most work for one worker at the end.
 */
const LONGEST = [
  'engines.browser.test.ts',
  'reads.browser.test.ts',
  'loader-faults.browser.test.ts',
  'new-area.browser.test.ts',
  'faults.browser.test.ts',
  'sign-in.browser.test.ts',
  'session.browser.test.ts',
  'shell.browser.test.ts',
  'deploy.browser.test.ts',
  'work-order-keyboard.browser.test.ts',
  'offers.browser.test.ts',
  'offer-steps.browser.test.ts',
  'roles.browser.test.ts',
  'area-faults.browser.test.ts',
  'employees.browser.test.ts',
  'work-order-checklist.browser.test.ts',
  'work-order-steps.browser.test.ts',
  'maintenance.browser.test.ts',
  'undo-and-trash.browser.test.ts',
  'work-order-plan.browser.test.ts',
  'dev.browser.test.ts',
  'standalone.browser.test.ts',
  'app-writes.test.ts',
  'outsiders.test.ts',
  'work-order-steps.test.ts',
  'screen-indexes.test.tsx',
  'demo.test.ts',
  'seed.test.ts',
  'seed-when-empty.test.ts',
  'app-undo.test.ts',
  'app-merge.test.ts',
  'demo-data.test.ts',
  'transitions.test.ts',
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
