import { authorizerByRules, followRules } from './access-by-rules';
import { createAuth } from './auth';
import { controlService } from './control/control-service';
import { mailPage } from './control/mail-page';
import { openRealtime } from './database';
import { Faults } from './faults/faults';
import { followFile } from './files/followed-file';
import type { Authorizer } from './firestore/access/authorizer';
import { firstPolicy } from './firestore/access/first-policy';
import { type IndexDefinitions, RequiredIndexes, readDefinitions } from './firestore/configured-indexes';
import { Database } from './firestore/database';
import { Firestore } from './firestore/firestore';
import { LiveTargets } from './firestore/live/live-targets';
import { Names } from './firestore/names';
import { clearService } from './firestore/rest/clear-service';
import { RestService } from './firestore/rest/rest-service';
import { ChannelService } from './firestore/webchannel/channel-service';
import { type FunctionsOptions, openFunctions } from './functions';
import { entrance, json } from './http/entrance';
import { listenOnLoopback } from './http/loopback-server';
import type { PlainRequest } from './http/messages';
import { upgrades } from './http/upgrades';
import { escapedLog, type Log } from './log';
import { diskStorage } from './store/disk-storage';
import { memoryStorage } from './store/memory-storage';
import { storedKeyValue } from './store/stored-key-value';
import { Meter, Usage } from './usage';

export { RulesError } from './access-by-rules';
export type { Identity } from './auth';
export { DatabaseRulesError, namespaceOf } from './database';
export type { Authorizer, CommitRequest, Lookup, ReadRequest, Refusal } from './firestore/access/authorizer';
export { type IndexDefinitions, IndexesError } from './firestore/configured-indexes';
export type { DeliveryFaults, FunctionPage, FunctionsOptions } from './functions';
export type { UsageReport } from './usage';

export interface LocalBackendOptions {
  /** 0 for any free one. */
  readonly port: number;
  /** Where data is kept; null keeps it in memory. */
  readonly dataDir: string | null;
  readonly projectId?: string;
  /** Fewest characters of a new password; the identity provider's own minimum when left out. */
  readonly minPasswordLength?: number;
  /** File of the security rules, followed while the backend runs. */
  readonly rules?: string;
  /** File of the realtime database's rules, followed too; without one only administrators may use it. */
  readonly databaseRules?: string;
  /**
   * The composite indexes there are: a file like `firestore.indexes.json`, followed while the backend runs, or what is
   * in one. A query that needs another is refused. Undefined lets every query run, for tests of the backend itself.
   */
  readonly indexes: string | IndexDefinitions | undefined;
  /** Who may do what besides the rules; without either the first policy decides. All must agree. */
  readonly authorizers?: readonly Authorizer[];
  /** Told what an operator should know. Defaults to the console. */
  readonly log?: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Whether `PUT /__local/faults` makes things go wrong. */
  readonly faults?: boolean;
  /** Cloud Functions to run in a process of their own; none when left out. */
  readonly functions?: FunctionsOptions;
}

export interface LocalBackend {
  readonly port: number;
  /** Without a trailing slash. */
  readonly url: string;
  readonly projectId: string;
  /** Ends connections and closes the store. */
  close(): Promise<void>;
}

const DEFAULT_PROJECT = 'demo-facility';
/** The collection that functions send mails from, as Firebase's own extension calls it. */
const MAIL = 'mail';

/**
 * Starts Authentication and Firestore in this process. Rejects when the port is taken, the data do not open, or, with
 * its place, when there is a mistake in the rules or the indexes.
 */
export async function startLocalBackend(options: LocalBackendOptions): Promise<LocalBackend> {
  const { projectId = DEFAULT_PROJECT, now: machineNow = Date.now } = options;
  const log = escapedLog(options.log ?? console.log);
  const faults = options.faults ? new Faults() : undefined;
  const now = faults ? () => machineNow() + faults.clockShift : machineNow;
  const rulesFile =
    options.rules === undefined
      ? undefined
      : followRules(options.rules, log, () => firestore.announceNewRules());
  const indexes = openIndexes(options.indexes, log);
  const storage = options.dataDir === null ? memoryStorage() : diskStorage(options.dataDir);
  const names = new Names(projectId);
  const database = new Database(storage, names, now);
  const byRules = rulesFile ? [authorizerByRules({ rules: () => rulesFile.content, log, now })] : [];
  const authorizers = [...byRules, ...(options.authorizers ?? (rulesFile ? [] : [firstPolicy]))];
  const usage = new Usage(now);
  const firestore = new Firestore(database, authorizers, new Meter(usage, now), now, indexes?.required);
  let url = '';
  const auth = createAuth({
    accounts: storedKeyValue(storage, 'accounts'),
    codes: storedKeyValue(storage, 'codes'),
    projectId,
    minPasswordLength: options.minPasswordLength,
    now,
    log,
    baseUrl: () => url,
  });
  const channels = new ChannelService({
    firestore,
    targets: new LiveTargets(database),
    names,
    identityOf: auth.identityOf,
    now,
    log,
  });
  const caller = ({ headers }: PlainRequest) => auth.identityOf(headers.authorization);
  const rest = new RestService(firestore, names, caller, log);
  const realtime = openRealtime({
    storage,
    projectId,
    rules: options.databaseRules,
    identityOf: auth.identityOf,
    now,
    log,
  });
  const functions =
    options.functions &&
    openFunctions({
      ...options.functions,
      projectId,
      storage,
      database,
      identityOf: caller,
      now,
      log,
      url: () => url,
    });
  const control = controlService({
    'GET /__local/health': () => json(200, { status: 'ok', projectId, durable: options.dataDir !== null }),
    'PUT /__local/faults': () => json(403, { error: 'This backend was started without `faults: true`.' }),
    'GET /__local/mail': () => mailPage([...database.documents.in(MAIL)]),
    // Somebody who is gone holds locks for a minute: what a test of that does not wait for.
    'DELETE /__local/transactions': () => {
      firestore.transactions.endAll();
      return json(200, {});
    },
    'GET /__local/usage': () => json(200, usage.report()),
    'DELETE /__local/usage': () => {
      usage.reset();
      return json(200, usage.report());
    },
  });
  const server = await listenOnLoopback(
    options.port,
    entrance({
      services: [
        auth.handle,
        (request) => rest.handle(request),
        clearService(firestore, names, caller),
        realtime.rest,
        ...(functions?.services ?? []),
        control,
      ],
      raw: { serves: ChannelService.serves, handle: (...args) => channels.handle(...args) },
      ...(faults ? { intercept: (...args) => faults.meets(...args) } : {}),
      ...(functions && { isPage: functions.isPage }),
      log,
    }),
    upgrades({
      take: realtime.upgrade,
      ...(faults ? { intercept: (...args) => faults.meetsUpgrade(...args) } : {}),
      log,
    }),
  );
  url = `http://127.0.0.1:${server.port}`;
  functions?.begin();
  log(
    `Embedded backend (${projectId}) on ${url}, data ${options.dataDir ?? 'in memory'}. Not for production.`,
  );
  return {
    port: server.port,
    url,
    projectId,
    close: async () => {
      rulesFile?.close();
      indexes?.close();
      channels.close();
      realtime.close();
      await functions?.close();
      await server.close();
      await storage.close();
    },
  };
}

function openIndexes(indexes: LocalBackendOptions['indexes'], log: Log) {
  if (indexes === undefined) return undefined;
  if (typeof indexes !== 'string') {
    return { required: new RequiredIndexes(() => indexes, log), close: () => undefined };
  }
  const read = (text: string) => readDefinitions(text, indexes);
  const file = followFile({ path: indexes, name: 'Indexes', read, log });
  return { required: new RequiredIndexes(() => file.content, log), close: () => file.close() };
}
