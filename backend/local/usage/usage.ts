import type { Identity } from '../auth';

/** How documents came to be read; `rules` are those the security rules look up to decide. */
export type ReadKind = 'get' | 'query' | 'listen' | 'aggregate' | 'rules';

/** Reads of one kind from one collection. */
export interface ReadLine {
  readonly kind: ReadKind;
  /** The collection's own name, without what it lies in; `*` for queries over all of them. */
  readonly collection: string;
  /** How often somebody asked. */
  readonly requests: number;
  /** Document reads as they are billed. */
  readonly reads: number;
}

/** Operations as they are billed; what the rules read stands apart. */
export interface Bill {
  readonly reads: number;
  readonly ruleReads: number;
  readonly writes: number;
  readonly deletes: number;
}

/** The bill of one signed-in user, of `owner` (administrators) or of `anonymous`. */
export interface SessionBill extends Bill {
  readonly session: string;
  readonly email?: string;
  readonly lines: readonly ReadLine[];
}

/** What `GET /__local/usage` answers. */
export interface UsageReport {
  /** When counting began, RFC 3339. */
  readonly since: string;
  readonly totals: Bill;
  readonly sessions: readonly SessionBill[];
}

/** Collections told apart within a session: names come from clients, and their number must not grow for ever. */
const MAX_LINES = 200;

interface Account {
  readonly email: string | undefined;
  readonly lines: Map<string, { kind: ReadKind; collection: string; requests: number; reads: number }>;
  writes: number;
  deletes: number;
}

/** Adds up, by who asked, what production would bill. */
export class Usage {
  private accounts = new Map<string, Account>();
  private since: number;

  constructor(private readonly now: () => number) {
    this.since = now();
  }

  /** Adds reads to a line; `requests` is 0 for news of a request counted before. */
  addReads(identity: Identity, kind: ReadKind, collection: string, reads: number, requests = 1): void {
    const { lines } = this.accountOf(identity);
    const isRoom = lines.size < MAX_LINES;
    const name = isRoom || lines.has(`${kind} ${collection}`) ? collection : 'others';
    const key = `${kind} ${name}`;
    const line = lines.get(key) ?? { kind, collection: name, requests: 0, reads: 0 };
    line.requests += requests;
    line.reads += reads;
    lines.set(key, line);
  }

  addWrites(identity: Identity, writes: number, deletes: number): void {
    const account = this.accountOf(identity);
    account.writes += writes;
    account.deletes += deletes;
  }

  /** Begins anew at nothing. */
  reset(): void {
    this.accounts = new Map();
    this.since = this.now();
  }

  report(): UsageReport {
    const sessions = [...this.accounts].map(([session, account]) => billOf(session, account));
    return {
      since: new Date(this.since).toISOString(),
      totals: {
        reads: sum(sessions, ({ reads }) => reads),
        ruleReads: sum(sessions, ({ ruleReads }) => ruleReads),
        writes: sum(sessions, ({ writes }) => writes),
        deletes: sum(sessions, ({ deletes }) => deletes),
      },
      sessions,
    };
  }

  private accountOf(identity: Identity): Account {
    const session = sessionOf(identity);
    const known = this.accounts.get(session);
    if (known) return known;
    const email = identity.kind === 'user' ? identity.email : undefined;
    const account = { email, lines: new Map(), writes: 0, deletes: 0 };
    this.accounts.set(session, account);
    return account;
  }
}

function billOf(session: string, { email, lines, writes, deletes }: Account): SessionBill {
  const all = [...lines.values()].map((line) => ({ ...line }));
  const ofRules = all.filter(({ kind }) => kind === 'rules');
  const ruleReads = sum(ofRules, ({ reads }) => reads);
  return {
    session,
    ...(email === undefined ? {} : { email }),
    reads: sum(all, ({ reads }) => reads) - ruleReads,
    ruleReads,
    writes,
    deletes,
    lines: all,
  };
}

function sessionOf(identity: Identity): string {
  if (identity.kind === 'user') return identity.uid;
  return identity.kind === 'owner' ? 'owner' : 'anonymous';
}

const sum = <T>(all: readonly T[], numberOf: (one: T) => number): number =>
  all.reduce((total, one) => total + numberOf(one), 0);
