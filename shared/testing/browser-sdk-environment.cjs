const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');
const { TestEnvironment: DomEnvironment } = require('jest-environment-jsdom');

/** Node with what the browser build of the SDK asks a browser for. */
module.exports = class BrowserSdkEnvironment extends NodeEnvironment {
  constructor(config, context) {
    super(config, context);
    this.page = new DomEnvironment(config, context);
  }

  async setup() {
    await super.setup();
    this.global.XMLHttpRequest = this.page.global.XMLHttpRequest;
    // The SDK's channels wait for signs of life after they were closed: nobody should wait for them.
    const { setTimeout } = this.global;
    this.global.setTimeout = (...given) => setTimeout(...given).unref();
  }

  async teardown() {
    await this.page.teardown();
    await super.teardown();
  }
};
