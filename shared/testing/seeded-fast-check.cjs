const fc = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

/** Any number: what is tried is the same in every run, so that what has passed passes again. A soak tries something else. */
const SEED = 20_261_125;

if (process.env.SOAK !== 'true') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });

/** What test files get for `fast-check`. */
module.exports = fc;
