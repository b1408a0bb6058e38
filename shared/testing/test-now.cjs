const { join } = require('node:path');

/** A Wednesday morning: a run must not cross midnight, neither in Berlin nor in UTC. */
const PINNED = '2026-11-25T09:40+01:00';

const CLOCK = join(__dirname, 'clock.cjs');

/**
 * Has this process, and all that it starts, tell the time that `TEST_NOW` names; the real one where it is empty. The
 * moment at which the first process of a run asks is that time; what it starts inherits the distance to the real one.
 *
 * @throws Error when `TEST_NOW` is no moment.
 */
function moveToTestNow() {
  const { TEST_NOW, NODE_OPTIONS = '' } = process.env;
  const asked = TEST_NOW ?? PINNED;
  if (asked && !process.env.CLOCK_OFFSET_MS) {
    const moment = Date.parse(asked);
    if (Number.isNaN(moment))
      throw new Error(`TEST_NOW is "${asked}": give a moment as ${PINNED}, or nothing for the real time.`);
    process.env.CLOCK_OFFSET_MS = String(moment - Date.now());
    process.env.NODE_OPTIONS = `${NODE_OPTIONS} --require ${JSON.stringify(CLOCK)}`.trim();
  }
  // Machines differ in their time zone; pages of the demo have that of its company.
  process.env.TZ = 'UTC';
  require('./clock.cjs');
}

module.exports = { moveToTestNow };
