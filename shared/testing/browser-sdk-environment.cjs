const { TestEnvironment } = require('jest-environment-node');
const NodeRequest = require('./node-request.cjs');

/** Node with what the browser build of the SDK asks a browser for. */
module.exports = class BrowserSdkEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // A class of its own for each test file: the app changes its prototype.
    this.global.XMLHttpRequest = class XMLHttpRequest extends NodeRequest {};
    // The SDK's channels wait for signs of life after they were closed: nobody should wait for them.
    const { setTimeout } = this.global;
    this.global.setTimeout = (...given) => setTimeout(...given).unref();
  }

  async teardown() {
    NodeRequest.agent.destroy();
    await super.teardown();
  }
};
