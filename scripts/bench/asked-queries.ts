import type { Page, Request } from 'playwright-core';
import type { CommandCaller } from './command-caller';
import { percentile } from './percentile';
import { timesOf } from './times-of';

/** Not from the first one on: the embedded backend makes an index for who asks first. */
const ROUNDS = { warm: 2, samples: 20 };

/** A query as it goes over the wire, and the call of the REST interface that asks the same. */
interface Query {
  readonly call: string;
  readonly body: object;
}

/** Parts of a listen request, url-encoded as browsers send them. */
const LISTENED = /req\d+___data__=([^&]*)/g;

interface ListenRequest {
  readonly addTarget?: { readonly query?: { readonly parent: string; readonly structuredQuery: object } };
}

function listenedIn(text: string): readonly Query[] {
  return [...text.matchAll(LISTENED)].flatMap(([, data = '']) => {
    const { addTarget } = JSON.parse(decodeURIComponent(data.replaceAll('+', ' '))) as ListenRequest;
    if (!addTarget?.query) return [];
    const { parent, structuredQuery } = addTarget.query;
    return [{ call: `${parent}:runQuery`, body: { structuredQuery } }];
  });
}

function queriesIn(request: Request): readonly Query[] {
  const text = request.postData();
  if (request.method() !== 'POST' || text === null) return [];
  const { pathname } = new URL(request.url());
  if (pathname.endsWith('/Listen/channel')) return listenedIn(text);
  const [, call] = /^\/v1\/(.*:run(?:Aggregation)?Query)$/.exec(decodeURIComponent(pathname)) ?? [];
  return call === undefined ? [] : [{ call, body: JSON.parse(text) as object }];
}

/** A query, in the words of the REST interface, and how long its answers took, in milliseconds. */
export interface TimedQuery {
  readonly query: string;
  readonly p95: number;
}

/** The different queries that a page asks of the database while it is used. */
export class AskedQueries {
  readonly #queries = new Map<string, Query>();

  constructor(page: Page) {
    page.on('request', (request) => {
      for (const query of queriesIn(request)) this.#queries.set(JSON.stringify(query), query);
    });
  }

  /** Asks each of them again and again; the slowest first. */
  async timed(url: string, caller: CommandCaller): Promise<readonly TimedQuery[]> {
    const timed: TimedQuery[] = [];
    for (const [query, { call, body }] of this.#queries) {
      const times = await timesOf(ROUNDS, () => caller.ask(`${url}/v1/${call}`, body));
      timed.push({ query, p95: percentile(times, 0.95) });
    }
    return timed.sort((one, other) => other.p95 - one.p95);
  }
}
