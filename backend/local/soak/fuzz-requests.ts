import { FuzzValues, spoil } from './fuzz-values';
import type { Random } from './random';

/** One input. */
export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** For answers that stay open: the client goes away after so long. */
  readonly leavesAfterMs?: number;
  /** Whether the answer tells a new session. */
  readonly opensSession?: boolean;
}

const CHANNEL = '/google.firestore.v1.Firestore';
const MOST_SESSIONS = 30;
const LEAVES_AFTER_MS = 25;

/** Makes inputs of every call: right ones, and right ones with something spoilt. */
export class FuzzRequests {
  private readonly values: FuzzValues;
  private readonly sessions: string[] = [];

  constructor(
    private readonly random: Random,
    private readonly root: string,
  ) {
    this.values = new FuzzValues(random, root);
  }

  next(): FuzzRequest {
    const draw = this.random.next();
    if (draw < 0.35) return this.call();
    if (draw < 0.55) return this.onPath();
    if (draw < 0.58) return this.auth();
    if (draw < 0.66) return this.handshake();
    if (draw < 0.9) return this.forward();
    return this.back();
  }

  /** Makes further inputs speak to a session too. */
  noteSession(sid: string): void {
    if (this.sessions.length < MOST_SESSIONS) this.sessions.push(sid);
    else this.sessions[this.random.below(MOST_SESSIONS)] = sid;
  }

  private call(): FuzzRequest {
    const { random, values } = this;
    const parent = random.chance(0.2) ? `/${encodeURI(safe(values.path()))}` : '';
    const query = () => ({ structuredQuery: values.query() });
    const [name, body] = random.of<[string, object]>([
      ['commit', { writes: values.list(6, values.write) }],
      ['batchWrite', { writes: values.list(6, values.write) }],
      [
        'batchGet',
        { documents: values.list(10, values.name), mask: { fieldPaths: values.list(2, values.field) } },
      ],
      ['runQuery', query()],
      ['runQuery', query()],
      [
        'runAggregationQuery',
        {
          structuredAggregationQuery: {
            ...query(),
            aggregations: [{ count: {} }, { sum: { field: { fieldPath: values.field() } } }],
          },
        },
      ],
      ['beginTransaction', { options: { readWrite: {} } }],
      ['listCollectionIds', { pageSize: random.below(5) }],
      [random.of(['rollback', 'partitionQuery', 'constructor']), { transaction: 'AAAA' }],
    ]);
    return this.rest('POST', `${parent}:${name}`, body);
  }

  private onPath(): FuzzRequest {
    const { random, values } = this;
    const method = random.of(['GET', 'GET', 'PATCH', 'PATCH', 'DELETE', 'POST', 'PUT']);
    const place = random.chance(0.2) ? values.collection() : values.path();
    const parameters = new URLSearchParams(
      values.list(3, () => [
        random.of([
          'updateMask.fieldPaths',
          'mask.fieldPaths',
          'pageSize',
          'pageToken',
          'documentId',
          'showMissing',
        ]),
        random.chance(0.7) ? values.field() : String(values.odd()),
      ]),
    );
    return this.rest(method, `/${encodeURI(safe(place))}?${parameters}`, { fields: values.fields() });
  }

  private auth(): FuzzRequest {
    const { random, values } = this;
    const method = random.of(['lookup', 'update', 'createAuthUri', 'sendOobCode', 'resetPassword', 'delete']);
    return {
      method: 'POST',
      path: `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=k`,
      headers: { 'content-type': 'application/json' },
      body: this.text({ email: `${values.id()}@x.example`, idToken: values.id(), oobCode: values.id() }),
    };
  }

  private handshake(): FuzzRequest {
    const owner = this.random.chance(0.9)
      ? 'Authorization:Bearer owner\r\n'
      : safe(String(this.values.odd()));
    return { ...this.channelPost({ RID: '1', CVER: '22' }, { headers: owner }, 0), opensSession: true };
  }

  private forward(): FuzzRequest {
    const RID = String(this.random.below(100));
    if (this.random.chance(0.05)) return this.channelPost({ SID: this.sid(), RID, TYPE: 'terminate' }, {}, 0);
    return this.channelPost({ SID: this.sid(), RID }, {}, this.random.below(20));
  }

  private back(): FuzzRequest {
    const { random } = this;
    const AID = random.chance(0.9) ? String(random.below(30)) : String(this.values.odd());
    const CI = random.of(['0', '1']);
    const query = new URLSearchParams({
      VER: '8',
      SID: this.sid(),
      RID: 'rpc',
      AID: safe(AID),
      CI,
      TYPE: 'xmlhttp',
    });
    return {
      method: 'GET',
      path: `${this.stream()}?${query}`,
      headers: { host: `t${random.below(9)}.localhost` },
      body: undefined,
      leavesAfterMs: LEAVES_AFTER_MS,
    };
  }

  private channelPost(
    query: Record<string, string>,
    form: Record<string, string>,
    offset: number,
  ): FuzzRequest {
    const messages = this.values.list(3, () => this.message());
    const body = new URLSearchParams({ ...form, count: String(messages.length), ofs: String(offset) });
    for (const [index, message] of messages.entries()) body.set(`req${index}___data__`, this.text(message));
    return {
      method: 'POST',
      path: `${this.stream()}?${new URLSearchParams({ VER: '8', ...query })}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: this.random.chance(0.97) ? body.toString() : safe(String(this.values.odd())),
    };
  }

  private message(): object {
    const { random, values, root } = this;
    const targetId = random.below(6);
    return random.of<object>([
      { streamToken: 'MA==', writes: values.list(3, values.write) },
      { addTarget: { targetId, query: { parent: root, structuredQuery: values.query() } } },
      { addTarget: { targetId, documents: { documents: values.list(2, values.name) }, resumeToken: 'MTIz' } },
      { removeTarget: targetId },
    ]);
  }

  private rest(method: string, path: string, body: object): FuzzRequest {
    const authorization = this.random.chance(0.95) ? 'Bearer owner' : 'Bearer x.y.z';
    const hasBody = method !== 'GET' && method !== 'DELETE';
    const text = hasBody ? this.text(body) : undefined;
    return { method, path: `/v1/${this.root}${path}`, headers: { authorization }, body: text };
  }

  /** JSON, spoilt in four cases of ten: in its meaning, or in its letters. */
  private text(body: object): string {
    if (this.random.chance(0.6)) return JSON.stringify(body);
    const text = JSON.stringify(spoil(body, this.values)) ?? '';
    return this.random.chance(0.1) ? text.slice(0, this.random.below(text.length)) : text;
  }

  private sid(): string {
    const known = this.sessions[this.random.below(this.sessions.length)];
    return known !== undefined && this.random.chance(0.97) ? known : 'none';
  }

  private stream = () => `${CHANNEL}/${this.random.chance(0.6) ? 'Listen' : 'Write'}/channel`;
}

/** Text a URL or a header may hold: half a letter cannot be encoded. */
const safe = (text: string): string => text.replace(/\p{Surrogate}/gu, '');
