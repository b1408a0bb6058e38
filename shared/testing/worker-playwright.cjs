/** What tests get for `playwright-core`: see browser-environment.cjs. */
module.exports = globalThis.playwright;
