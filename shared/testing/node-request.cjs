const { Agent, request } = require('node:http');

const [UNSENT, OPENED, HEADERS_RECEIVED, LOADING, DONE] = [0, 1, 2, 3, 4];

/**
 * The XMLHttpRequest of a browser as far as the SDK asks for one: texts, read while they arrive. jsdom's, with all that
 * a page may ask, took longer than everything else a test does through the SDK.
 */
module.exports = class NodeRequest {
  static agent = new Agent({ keepAlive: true });

  readyState = UNSENT;
  status = 0;
  statusText = '';
  responseText = '';
  responseType = '';
  timeout = 0;
  withCredentials = false;
  onreadystatechange = null;
  #target = { method: 'GET', url: '' };
  #headers = {};
  #answered = {};
  #request;

  open(method, url) {
    this.#target = { method, url };
    this.#enter(OPENED);
  }

  setRequestHeader(name, value) {
    this.#headers[name] = value;
  }

  getResponseHeader(name) {
    return this.#answered[name.toLowerCase()] ?? null;
  }

  getAllResponseHeaders() {
    return Object.entries(this.#answered)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
  }

  send(body) {
    const { method, url } = this.#target;
    const bytes = Buffer.from(body ?? '');
    const headers = { ...this.#headers, ...(body && { 'content-length': bytes.length }) };
    const sent = request(url, { method, headers, agent: NodeRequest.agent });
    this.#request = sent;
    // What still arrives of a request that was given up is for nobody.
    const unlessOver = (heard) => (given) => {
      if (this.#request === sent) heard(given);
    };
    const fail = unlessOver(() => {
      this.#end();
      this.#enter(DONE);
    });
    if (this.timeout > 0) sent.setTimeout(this.timeout, fail);
    sent.on('error', fail);
    sent.on(
      'response',
      unlessOver((answer) => {
        this.status = answer.statusCode;
        this.statusText = answer.statusMessage;
        this.#answered = answer.headers;
        this.#enter(HEADERS_RECEIVED);
        answer.setEncoding('utf8');
        answer.on('error', fail);
        answer.on(
          'data',
          unlessOver((text) => {
            this.responseText += text;
            this.#enter(LOADING);
          }),
        );
        answer.on(
          'end',
          unlessOver(() => this.#enter(DONE)),
        );
      }),
    );
    sent.end(bytes);
  }

  abort() {
    const isUnderWay = this.#request !== undefined && this.readyState !== DONE;
    this.#end();
    if (isUnderWay) this.#enter(DONE);
    this.readyState = UNSENT;
  }

  #end() {
    const sent = this.#request;
    this.#request = undefined;
    if (this.readyState !== DONE) sent?.destroy();
    this.status = 0;
    this.statusText = '';
    this.responseText = '';
    this.#answered = {};
  }

  #enter(state) {
    this.readyState = state;
    this.onreadystatechange?.();
  }
};
