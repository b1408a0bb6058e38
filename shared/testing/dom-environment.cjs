const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom leaves out what every browser has and the router and Firebase need.
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'Uint8Array',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
  'AbortController',
  'AbortSignal',
  'setImmediate',
];

module.exports = class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    const dialog = this.global.HTMLDialogElement.prototype;
    dialog.showModal ??= function showModal() {
      this.open = true;
    };
    dialog.close ??= function close() {
      this.open = false;
    };
    this.global.Element.prototype.scrollIntoView ??= () => undefined;
    // Nothing has a size here, so none changes.
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    // React Aria asks for elements by ids that need escaping.
    this.global.CSS ??= { escape: (text) => text.replace(/[^\w-]/g, '\\$&') };
  }
};
