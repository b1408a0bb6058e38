/** How long the server may take for one commit or read of a transaction, in milliseconds. */
const ANSWER_MS = 10_000;
/** A slow line carries so much, in bytes a millisecond. */
const SLOWEST = 25;

const OF_TRANSACTIONS = /\/documents:(commit|batchGet)/;

/**
 * Ends requests of transactions that get no answer. The SDK waits for a commit without end and does nothing else on
 * the page meanwhile, listeners included, so that even trying again would wait. It has no setting for it. What carries
 * a photo has the time that a slow line takes for it.
 */
export function endUnansweredRequests(): void {
  if (typeof XMLHttpRequest === 'undefined') return;
  const { open, send } = XMLHttpRequest.prototype as {
    open(...given: unknown[]): void;
    send(body?: unknown): void;
  };
  Object.assign(XMLHttpRequest.prototype, {
    open(this: XMLHttpRequest, ...given: unknown[]) {
      open.apply(this, given);
      if (OF_TRANSACTIONS.test(String(given[1]))) this.timeout = ANSWER_MS;
    },
    send(this: XMLHttpRequest, body?: unknown) {
      if (this.timeout === ANSWER_MS && typeof body === 'string') this.timeout += body.length / SLOWEST;
      send.call(this, body);
    },
  });
}
