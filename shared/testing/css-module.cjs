/** A CSS module in which every class is called by its own name, so that tests can read it. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
