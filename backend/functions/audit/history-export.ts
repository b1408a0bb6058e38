import { createHash } from 'node:crypto';
import {
  type AuditEntry,
  type AuditFilter,
  type ExportFacts,
  firstHash,
  isExportable,
  MOST_EXPORTED,
  nextHash,
} from '@fm/domain/audit';
import { MS_PER_DAY } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { EVENTS_PATH } from '@fm/domain/event';
import type { Actor } from '@fm/domain/record';
import { AUDITED, auditedEntries } from '@fm/workflows/system';
import { historyEntry } from '@fm/workflows/unit';
import type { Firestore, QueryDocumentSnapshot, QuerySnapshot, Timestamp } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { documentOf, documentTransaction, firestoreQuery } from '../command/firestore-database';
import { goBySettings } from '../company/go-by-settings';
import { exportedText } from './exported-text';

/** Entries of one answer. */
const PAGE = 250;
/** Entries shown before a file is made. */
const SHOWN = 10;
/** Where the server keeps how far exports have come. Nobody reads them from a page. */
const EXPORTS = 'historyExports';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** An export on its way. */
interface Running {
  readonly uid: string;
  readonly facts: ExportFacts;
  readonly count: number;
  readonly hash: string;
  /** Path of the last entry that was given, of each place where entries lie; empty before the first. */
  readonly last: readonly string[];
  readonly isDone?: boolean;
}

/** The same of each place where entries lie. */
const queriesOf = (firestore: Firestore, { from, to, uid, kind }: AuditFilter, limit: number) =>
  AUDITED.map((place) =>
    firestoreQuery(
      firestore,
      auditedEntries({ from: new Date(from), to: new Date(to), uid, kind }, limit, place),
    ),
  );

/** An entry, and the number of the place where it lies. */
interface Found {
  readonly place: number;
  readonly snapshot: QueryDocumentSnapshot;
}

/** The first entries of all places, by their time. */
const merged = (all: readonly QuerySnapshot[], limit: number): readonly Found[] =>
  all
    .flatMap(({ docs }, place) => docs.map((snapshot) => ({ place, snapshot })))
    .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
    .slice(0, limit);

const orderOf = ({ snapshot }: Found): string =>
  `${(snapshot.get('at') as Timestamp).valueOf()} ${snapshot.ref.path}`;

const entryOf = (snapshot: QueryDocumentSnapshot): AuditEntry =>
  JSON.parse(JSON.stringify({ ...documentOf(snapshot)?.data, id: snapshot.id })) as AuditEntry;

async function countOf(firestore: Firestore, filter: AuditFilter): Promise<number> {
  const counts = await Promise.all(
    queriesOf(firestore, filter, MOST_EXPORTED + 1).map((query) => query.count().get()),
  );
  return counts.reduce((sum, count) => sum + count.data().count, 0);
}

/** How many entries there are, up to one more than fit into a file, and the first of them. */
export async function lookAt(firestore: Firestore, filter: AuditFilter) {
  const [count, ...found] = await Promise.all([
    countOf(firestore, filter),
    ...queriesOf(firestore, filter, SHOWN).map((query) => query.get()),
  ]);
  return { count, entries: merged(found, SHOWN).map(({ snapshot }) => entryOf(snapshot)) };
}

/**
 * Begins an export, which the history tells before anything of it is given. Entries of the moment itself are left out,
 * so that the export ends and does not tell of itself.
 */
export async function beginExport(firestore: Firestore, who: Actor, asked: AuditFilter) {
  await goBySettings(firestore);
  const now = new Date().toISOString();
  const to = new Date(Math.min(Date.parse(asked.to), Date.parse(now))).toISOString();
  const filter = { ...asked, to };
  if (!isExportable(await countOf(firestore, filter)))
    throw new HttpsError('failed-precondition', 'These are more entries than fit into one file.');
  return firestore.runTransaction(async (inner) => {
    const transaction = documentTransaction(firestore, inner);
    const exportId = transaction.newId();
    const facts: ExportFacts = {
      format: 'history-1',
      exportId,
      exportedAt: now,
      exportedBy: who.name,
      filter,
    };
    const running: Running = {
      uid: who.uid,
      facts,
      count: 0,
      hash: firstHash(sha256, facts),
      last: AUDITED.map(() => ''),
    };
    const expireAt = new Date(Date.parse(now) + COMPANY.keptDays.historyExports * MS_PER_DAY);
    transaction.set(`${EXPORTS}/${exportId}`, { ...running, expireAt });
    tell(transaction, who, exportId, `The history from ${filter.from} to ${filter.to} is being exported.`);
    return { facts, firstHash: running.hash };
  });
}

/** Gives the next page of an export to who began it, and tells the history how the chain ended with the last one. */
export const continueExport = (
  firestore: Firestore,
  who: Actor,
  { exportId, count }: { readonly exportId: string; readonly count: number },
) =>
  firestore.runTransaction(async (inner) => {
    const transaction = documentTransaction(firestore, inner);
    const path = `${EXPORTS}/${exportId}`;
    const running = (await transaction.get(path))?.data as Running | undefined;
    if (running?.uid !== who.uid || running.count !== count || running.isDone)
      throw new HttpsError('failed-precondition', 'This export cannot go on. Begin a new one.');
    const found = merged(
      await Promise.all(
        queriesOf(firestore, running.facts.filter, PAGE).map(async (query, place) => {
          const path = running.last[place];
          return inner.get(path ? query.startAfter(await inner.get(firestore.doc(path))) : query);
        }),
      ),
      PAGE,
    );
    let { hash } = running;
    const lines = found.map(({ snapshot }) => {
      const entry = entryOf(snapshot);
      hash = nextHash(sha256, hash, entry);
      return { entry, hash };
    });
    const total = count + lines.length;
    const isDone = found.length < PAGE;
    const last = running.last.map(
      (before, place) => found.findLast((one) => one.place === place)?.snapshot.ref.path ?? before,
    );
    transaction.update(path, { count: total, hash, isDone, last });
    if (isDone) tell(transaction, who, exportId, exportedText(total, hash));
    return { lines, isDone };
  });

function tell(
  transaction: ReturnType<typeof documentTransaction>,
  who: Actor,
  exportId: string,
  note: string,
): void {
  const kind = { type: 'historyExport', label: () => 'History for auditors' };
  transaction.set(
    `${EVENTS_PATH}/${transaction.newId()}`,
    historyEntry(who, kind, exportId, {}, [], { kind: 'exported', note }),
  );
}
