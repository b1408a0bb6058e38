import type { Identity } from '../../auth';
import type { Firestore } from '../firestore';
import { type Json, member } from '../json';
import type { Names } from '../names';
import { parseWrites, toWireResult } from '../rest/write-calls';
import { formatMicros } from '../values/timestamps';
import type { Send } from './listen-stream';

/** One client's Write stream: a greeting, then one answer for each commit, in their order. */
export class WriteStream {
  private isGreeted = false;
  private answers = 0;

  constructor(
    private readonly firestore: Firestore,
    private readonly names: Names,
    private readonly identity: Identity,
    private readonly send: Send,
  ) {}

  /** Takes a `WriteRequest`. Throws when the stream must end: nothing that follows may be carried out then. */
  receive(message: Json): void {
    const database = member(message, 'database');
    if (database !== undefined) this.names.checkStreamDatabase(String(database));
    if (!this.isGreeted) {
      this.isGreeted = true;
      this.send({ streamId: '0', streamToken: this.token() });
      if (member(message, 'writes') === undefined) return;
    }
    const writes = parseWrites(member(message, 'writes'), this.names);
    const { results, commitTime } = this.firestore.commit(this.identity, writes);
    this.answers += 1;
    this.send({
      streamToken: this.token(),
      writeResults: results.map(toWireResult),
      commitTime: formatMicros(commitTime),
    });
  }

  private token(): string {
    return Buffer.from(String(this.answers)).toString('base64');
  }
}
