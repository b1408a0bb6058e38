import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Identity } from '../auth';
import type { Service } from '../http/entrance';
import type { Log } from '../log';
import type { Storage } from '../store/storage';
import { NO_ACCESS } from './access';
import { Disconnects } from './disconnects';
import { RealtimeDatabase } from './realtime-database';
import { realtimeRest } from './rest-service';
import { accessByRules } from './rules/access-by-rules';
import { followDatabaseRules } from './rules/rules-file';
import { RealtimeSockets } from './wire/sockets';

export { DatabaseRulesError } from './rules/rules-file';

/** What the realtime database needs of its surroundings. */
export interface RealtimeOptions {
  readonly storage: Storage;
  readonly projectId: string;
  /** The file of its rules, followed; without one only administrators may do anything. */
  readonly rules: string | undefined;
  readonly identityOf: (authorization: string | undefined) => Identity;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
}

/** The Realtime Database of the embedded backend. */
export interface Realtime {
  /** Answers `/path.json`; undefined for other paths. */
  readonly rest: Service;
  /** Answers a request for a socket; false when its path is not the realtime database's. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer, url: URL): boolean;
  /** Ends every connection and carries out what was left for its end. */
  close(): void;
}

const SOCKET_PATH = '/.ws';
const NO_RULES = '{"rules":{".read":false,".write":false}}';

/**
 * Opens the realtime database, and carries out what connections of an earlier process left to be written. Throws a
 * DatabaseRulesError when there is a mistake in the rules.
 */
export function openRealtime(options: RealtimeOptions): Realtime {
  const { storage, projectId, rules: rulesPath, identityOf, now, log } = options;
  const rules =
    rulesPath === undefined ? undefined : followDatabaseRules(rulesPath, log, () => sockets.recheck());
  const access = rules ? accessByRules(() => rules.content) : NO_ACCESS;
  const database = new RealtimeDatabase(storage, now);
  const disconnects = new Disconnects(storage, database, access);
  disconnects.runLeft();
  const sockets = new RealtimeSockets({ database, access, disconnects, identityOf, log }, now);
  const namespace = namespaceOf(projectId);
  return {
    rest: realtimeRest({
      database,
      access,
      identityOf,
      namespace,
      rulesText: () => (rulesPath === undefined ? NO_RULES : readFileSync(rulesPath, 'utf8')),
    }),
    upgrade: (request, stream, head, url) => {
      if (url.pathname !== SOCKET_PATH) return false;
      if (url.searchParams.get('ns') !== namespace) return false;
      sockets.open(request, stream, head, url);
      return true;
    },
    close: () => {
      rules?.close();
      sockets.close();
    },
  };
}

/** The name of a project's one database. */
export const namespaceOf = (projectId: string): string => `${projectId}-default-rtdb`;
