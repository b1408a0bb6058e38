import { dirname, join } from 'node:path';
import type { Identity } from '../auth';
import { followVersion } from '../files/followed-file';
import type { Database } from '../firestore/database';
import { json, type Service } from '../http/entrance';
import type { PlainRequest } from '../http/messages';
import type { Storage } from '../store/storage';
import { callableService } from './callable-service';
import { Courier, type DeliveryFaults } from './events/courier';
import { Outbox, type OutboxRow, type RowKey } from './events/outbox';
import { functionsControl } from './functions-control';
import { type Endpoint, type Endpoints, readEndpoints } from './manifest';
import { type FunctionPage, isPageOf, pageService } from './page-service';
import { FunctionsChild } from './process/child';
import { ACCESS_TOKEN, type ChildEnvironment, childEnvironment } from './process/environment';
import { type FunctionsUnavailable, Invoker } from './process/invoker';
import { startScheduleClock } from './schedules/schedule-clock';

export type { DeliveryFaults } from './events/courier';
export type { FunctionPage } from './page-service';

export interface FunctionsOptions {
  /** The built functions, an ES module with the SDK's `manifest.json` beside it; followed while the backend runs. */
  readonly bundle: string;
  /** Starts their process at once and runs schedules by the clock; without, the first use starts it. */
  readonly live?: boolean;
  /** What the cloud would give them as parameters and secrets, by name. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Functions that answer at paths of their own, as the hosting of the app hands requests on. */
  readonly pages?: readonly FunctionPage[];
  /** Makes events come as the service may bring them. */
  readonly deliveryFaults?: DeliveryFaults;
}

interface Surroundings extends FunctionsOptions {
  readonly projectId: string;
  readonly storage: Storage;
  readonly database: Database;
  readonly identityOf: (request: PlainRequest) => Identity;
  readonly now: () => number;
  readonly log: (line: string) => void;
  /** Address of the backend, known when `begin` is called. */
  readonly url: () => string;
}

/** Cloud Functions of the embedded backend. */
export interface Functions {
  readonly services: readonly Service[];
  /** Whether a function answers at a path that browsers open without any app around it. */
  isPage(path: string): boolean;
  /** Goes on with events of before. Called when the backend listens. */
  begin(): void;
  close(): Promise<void>;
}

/** Opens the functions of a bundle: calls over HTTP, events of documents, schedules. */
export function openFunctions(options: Surroundings): Functions {
  const {
    bundle,
    live = false,
    settings = {},
    pages = [],
    projectId,
    storage,
    database,
    identityOf,
    now,
    log,
    url,
  } = options;
  const manifest = join(dirname(bundle), 'manifest.json');
  let endpoints = readEndpoints(manifest);
  let environment: ChildEnvironment | undefined;
  const child = new FunctionsChild({
    bundle,
    environment: () => {
      environment ??= childEnvironment(url(), projectId);
      return { ...settings, ...environment.variables };
    },
    log,
  });
  const stopFollowing = followVersion(bundle, () => {
    endpoints = readAgain(manifest, endpoints, log);
    child.reload();
  });
  const invoker = new Invoker(child);
  const outbox = new Outbox(storage, database.names, () => endpoints);
  const courier = new Courier(outbox, deliver, options.deliveryFaults ?? {});
  let fresh: readonly RowKey[] = [];
  database.onWrite((commit) => {
    fresh = outbox.record(commit);
  });
  database.onCommit(() => {
    courier.add(fresh);
    fresh = [];
  });
  let stopClock = () => {};

  /** Whether the event needs no further attempt: also when a function that asks for none has failed. */
  async function deliver({ name, event }: OutboxRow): Promise<boolean> {
    const endpoint = endpoints.get(name);
    // Of a function that is gone; without any function the build is away for a moment.
    if (!endpoint?.eventTrigger) return endpoints.size > 0;
    const body = JSON.stringify(event);
    const status = await invoker.invoke(name, endpoint, JSON_BODY, body).then(
      (answer) => answer.status,
      ({ timedOut }: FunctionsUnavailable) => (timedOut ? 504 : undefined),
    );
    if (status === undefined) return false;
    if (status < 300) return true;
    const again = endpoint.eventTrigger.retry === true;
    log(`${name} failed on an event${again ? ' and gets it again' : '; it asks for no retry'}.`);
    return !again;
  }

  async function run(name: string, endpoint: Endpoint, scheduleTime: Date): Promise<boolean> {
    const started = performance.now();
    const headers = {
      ...JSON_BODY,
      'x-cloudscheduler-jobname': name,
      'x-cloudscheduler-scheduletime': scheduleTime.toISOString(),
    };
    const answer = await invoker.invoke(name, endpoint, headers, '{}').catch(() => undefined);
    const ok = answer?.status === 200;
    log(`${name} ${Math.round(performance.now() - started)} ms${ok ? '' : ', failed'}`);
    return ok;
  }

  const state = () => ({ pids: child.pids, outbox: outbox.size });
  return {
    services: [
      callableService({ projectId, endpoints: () => endpoints, invoker, identityOf, log }),
      pageService({ pages, endpoints: () => endpoints, invoker, log }),
      ({ method, path }) =>
        method === 'POST' && path === '/__local/token' ? json(200, ACCESS_TOKEN) : undefined,
      functionsControl({ endpoints: () => endpoints, state, identityOf, run, now }),
    ],
    isPage: (path) => isPageOf(pages, path),
    begin() {
      courier.add(outbox.keys());
      if (!live) return;
      child.warm();
      stopClock = startScheduleClock({
        endpoints: () => endpoints,
        now,
        log,
        run: (name, scheduleTime) => {
          const endpoint = endpoints.get(name);
          if (endpoint) void run(name, endpoint, scheduleTime);
        },
      });
    },
    async close() {
      stopClock();
      stopFollowing();
      const idle = courier.close();
      await child.close();
      await idle;
      invoker.close();
      environment?.remove();
    },
  };
}

/** The functions as they are now; those of before when nothing can be read. */
function readAgain(manifest: string, before: Endpoints, log: (line: string) => void): Endpoints {
  try {
    const endpoints = readEndpoints(manifest);
    return endpoints.size > 0 ? endpoints : before;
  } catch (error) {
    log(`functions: ${manifest} cannot be read: ${String(error)}`);
    return before;
  }
}

const JSON_BODY = { 'content-type': 'application/json' };
