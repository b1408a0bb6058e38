import { utf8 } from '../store/byte-string';
import type { OrderedTable, Storage } from '../store/storage';
import type { Access, Asker } from './access';
import type { Put, RealtimeDatabase } from './realtime-database';
import { InvalidRequest } from './tree/invalid-request';
import type { Path } from './tree/node';
import { isWithin } from './tree/path';

const MOST_PUTS = 1_000;
const TOO_MANY = `A connection leaves at most ${MOST_PUTS} writes.`;

/** What is written when a session ends: groups that are written at once each. */
interface Will {
  readonly asker: Asker;
  readonly groups: readonly (readonly Put[])[];
}

/** What sessions have left to be written when they end; survives the process. */
export class Disconnects {
  private readonly wills = new Map<string, Will>();
  private readonly table: OrderedTable;

  constructor(
    private readonly storage: Storage,
    private readonly database: RealtimeDatabase,
    private readonly access: Access,
  ) {
    this.table = storage.table('realtime-disconnects');
  }

  /** Carries out what sessions of an earlier process left: all of them are over. */
  runLeft(): void {
    for (const [key, text] of [...this.table.entries({})]) {
      this.carryOut(JSON.parse(text));
      this.storage.transaction(() => this.table.remove(key));
    }
  }

  /** Adds what is to be written, in place of what was to be written there. Throws an InvalidRequest for too much. */
  add(session: string, asker: Asker, puts: readonly Put[]): void {
    if (puts.length > MOST_PUTS) throw new InvalidRequest(TOO_MANY);
    const kept = this.without(session, (path) => puts.some((put) => isWithin(path, put.path)));
    const groups = [...kept, puts];
    if (groups.flat().length > MOST_PUTS) throw new InvalidRequest(TOO_MANY);
    this.store(session, { asker, groups });
  }

  /** Forgets what was to be written at a path and below it. */
  cancel(session: string, asker: Asker, path: Path): void {
    this.store(session, { asker, groups: this.without(session, (put) => isWithin(put, path)) });
  }

  /** The session is somebody else's now; what it leaves is written in their name. */
  becomes(session: string, asker: Asker): void {
    const will = this.wills.get(session);
    if (will) this.store(session, { ...will, asker });
  }

  /** Carries out what a session left. */
  end(session: string): void {
    const will = this.wills.get(session);
    if (!will) return;
    this.carryOut(will);
    this.store(session, { ...will, groups: [] });
  }

  private without(session: string, gone: (path: Path) => boolean): (readonly Put[])[] {
    const groups = this.wills.get(session)?.groups ?? [];
    return groups.map((group) => group.filter(({ path }) => !gone(path))).filter((group) => group.length > 0);
  }

  private store(session: string, will: Will): void {
    const empty = will.groups.length === 0;
    if (empty) this.wills.delete(session);
    else this.wills.set(session, will);
    this.storage.transaction(() => {
      if (empty) this.table.remove(utf8(session));
      else this.table.put(utf8(session), JSON.stringify(will));
    });
  }

  private carryOut({ asker, groups }: Will): void {
    for (const puts of groups) {
      const change = this.database.plan(puts);
      if (this.access.mayWrite(change, asker)) this.database.commit(change);
    }
  }
}
