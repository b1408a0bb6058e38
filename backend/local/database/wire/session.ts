import type { Identity } from '../../auth';
import type { Log } from '../../log';
import { traceOf } from '../../log';
import type { Access, Asker } from '../access';
import type { Disconnects } from '../disconnects';
import { readQuery } from '../query/query';
import { windowOf } from '../query/window';
import { type Change, type Put, putsOfMerge, type RealtimeDatabase } from '../realtime-database';
import { hashOf } from '../tree/hash';
import { InvalidRequest } from '../tree/invalid-request';
import { at, type Path, type Tree } from '../tree/node';
import { readPath } from '../tree/path';
import { toJson } from '../tree/to-json';
import { askerOf } from './asker';
import { Listens } from './listens';
import { answer, control, push, type RequestBody, readMessage } from './messages';

/** What sessions share. */
export interface Surroundings {
  readonly database: RealtimeDatabase;
  readonly access: Access;
  readonly disconnects: Disconnects;
  readonly identityOf: (authorization: string) => Identity;
  readonly log: Log;
}

/** A status with what comes with it. */
type Answer = readonly [status: string, data: unknown];

const OK: Answer = ['ok', {}];
const DENIED: Answer = ['permission_denied', 'Permission denied'];
const STALE: Answer = ['datastale', 'What is stored differs from what the transaction began with.'];

/** One connection's talk: carries out its requests strictly in their order, and tells of what it listens to. */
export class Session {
  private asker: Asker = { kind: 'nobody' };
  private credential: string | undefined;
  private readonly listens = new Listens();
  private readonly unsubscribe: () => void;

  constructor(
    readonly id: string,
    private readonly on: Surroundings,
    private readonly send: (frame: string) => void,
  ) {
    this.unsubscribe = on.database.subscribe((change) => this.heard(change));
  }

  /** Deals with a message. Gives false for one that the protocol does not know. */
  receive(text: string): boolean {
    const message = readMessage(text);
    if (!message) return false;
    if (message.kind === 'control') {
      if (message.name === 'p') this.send(control('o', {}));
      return true;
    }
    const [status, data] = this.carryOut(message.action, message.body);
    this.send(answer(message.id, status, data));
    return true;
  }

  /** Ends what the session was told, and carries out what it left. */
  close(): void {
    this.unsubscribe();
    this.on.disconnects.end(this.id);
  }

  /** Looks whether its token still holds; tokens expire and sign-ins are ended meanwhile. */
  checkToken(): void {
    if (this.credential === undefined) return;
    const { kind } = this.on.identityOf(`Bearer ${this.credential}`);
    if (kind !== 'invalid') return;
    // The client closes the connection now; what it left could not be written in nobody's name.
    this.on.disconnects.end(this.id);
    // First: it connects again with a new token and listens on, but not to what was ended before.
    this.send(push('ac', { s: 'expired_token', d: 'The token does not hold any more.' }));
    this.become({ kind: 'nobody' }, undefined);
  }

  /** Ends listening where it is not allowed any more. */
  recheck(): void {
    for (const { path, wire } of this.listens.revoke((one) => this.mayRead(one))) {
      this.send(push('c', { p: path.join('/'), ...(wire !== undefined && { q: [wire] }) }));
    }
  }

  private carryOut(action: string, body: RequestBody): Answer {
    try {
      return this.dispatch(action, body);
    } catch (error) {
      if (error instanceof InvalidRequest) return ['invalid_data', error.message];
      this.on.log(`A "${action}" of the realtime database failed.`, traceOf(error));
      return ['internal_error', 'The backend failed; see its log.'];
    }
  }

  private dispatch(action: string, body: RequestBody): Answer {
    switch (action) {
      case 'q':
        return this.listen(body);
      case 'n':
        this.listens.remove({ path: readPath(body.p), wire: body.q });
        return OK;
      case 'g':
        return this.get(body);
      case 'p':
        return this.put(body);
      case 'm':
        return this.write(putsOfMerge(readPath(body.p), body.d, readPath));
      case 'o':
        return this.leave([{ path: readPath(body.p), json: body.d ?? null }]);
      case 'om':
        return this.leave(putsOfMerge(readPath(body.p), body.d, readPath));
      case 'oc':
        this.on.disconnects.cancel(this.id, this.asker, readPath(body.p));
        return OK;
      case 'auth':
      case 'gauth':
        return this.authenticate(body);
      case 'unauth':
        this.become({ kind: 'nobody' }, undefined);
        return OK;
      case 's':
      case 'appcheck':
      case 'unappeck':
        return OK;
      default:
        return ['invalid_action', `"${action}" is not known.`];
    }
  }

  private listen({ p, q, t, h }: RequestBody): Answer {
    const path = readPath(p);
    const query = readQuery(q ?? {});
    if (!this.mayRead(path)) return DENIED;
    this.listens.add({ path, query, wire: q, tag: t });
    const seen = this.seen(path, query);
    if (hashOf(seen) !== h)
      this.send(push('d', { p: path.join('/'), d: toJson(seen), ...(t !== undefined && { t }) }));
    if (query?.order.by !== 'child' && query?.order.by !== 'value') return OK;
    const index = query.order.by === 'value' ? '.value' : query.order.path.join('/');
    return this.on.access.isIndexed(path, index) ? OK : ['ok', { w: ['no_index'] }];
  }

  private get({ p, q }: RequestBody): Answer {
    const path = readPath(p);
    const query = readQuery(q ?? {});
    return this.mayRead(path) ? ['ok', toJson(this.seen(path, query))] : DENIED;
  }

  private seen(path: Path, query: ReturnType<typeof readQuery>): Tree {
    const tree = at(this.on.database.root, path);
    return query ? windowOf(tree, query) : tree;
  }

  private put({ p, d, h }: RequestBody): Answer {
    const path = readPath(p);
    const isStale = h !== undefined && hashOf(at(this.on.database.root, path)) !== h;
    // A stale transaction was made for other data, so that the rules might well refuse it; it is tried again.
    if (isStale && this.mayRead(path)) return STALE;
    return this.write([{ path, json: d ?? null }], isStale);
  }

  private write(puts: readonly Put[], isStale = false): Answer {
    const change = this.on.database.plan(puts);
    if (!this.on.access.mayWrite(change, this.asker)) return DENIED;
    if (isStale) return STALE;
    this.on.database.commit(change);
    return OK;
  }

  private leave(puts: readonly Put[]): Answer {
    if (!this.on.access.mayWrite(this.on.database.plan(puts), this.asker)) return DENIED;
    this.on.disconnects.add(this.id, this.asker, puts);
    return OK;
  }

  private authenticate({ cred, authvar }: RequestBody): Answer {
    const identity = this.on.identityOf(`Bearer ${cred}`);
    const asker = askerOf(identity, authvar);
    if (!asker)
      return ['invalid_token', identity.kind === 'invalid' ? identity.reason : 'There is no token.'];
    this.become(asker, cred);
    return ['ok', { auth: asker.kind === 'user' ? asker.auth : null }];
  }

  private become(asker: Asker, credential: string | undefined): void {
    this.asker = asker;
    this.credential = credential;
    this.on.disconnects.becomes(this.id, asker);
    this.recheck();
  }

  private mayRead(path: Path): boolean {
    const { root, now } = this.on.database;
    return this.on.access.mayRead(path, this.asker, { root, now: now() });
  }

  private heard(change: Change): void {
    if (this.on.access.readsByData()) this.recheck();
    for (const frame of this.listens.framesOf(change)) this.send(frame);
  }
}
