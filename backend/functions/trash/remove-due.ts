import { attachments } from '@fm/domain/attachment';
import { COMPANY } from '@fm/domain/company';
import { copyBeside, crewPath, isCopied } from '@fm/domain/crew-copy';
import { ALL_KINDS } from '@fm/domain/kinds';
import type { Actor, RecordKind } from '@fm/domain/record';
import { idOf } from '@fm/workflows/documents';
import { purgedEntry, purgedPath } from '@fm/workflows/unit';
import {
  type DocumentReference,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';

const DAY_MS = 86_400_000;
/** Documents asked for at a time. */
const PAGE = 300;

/** What of a kind its records in the trash need to be deleted for good. */
interface Trashed {
  /** Name of the collections of its records. */
  readonly name: string;
  /** They lie below other records. */
  readonly below: boolean;
  readonly hasFiles: boolean;
  /** Kinds whose history keeps that they were deleted for good; what is one person's alone goes without. */
  readonly kept?: RecordKind<object>;
}

const trashedOf = (kind: RecordKind<object>): Trashed => ({
  name: idOf(kind.path),
  below: kind.path.includes('/'),
  hasFiles: kind.hasFiles ?? false,
  ...(kind.trash !== 'without history' && { kept: kind }),
});

/** What can lie in the trash; the catalogue has no screens and no kind yet. */
const TRASHED: readonly Trashed[] = [
  ...ALL_KINDS.filter(({ trash }) => trash).map(trashedOf),
  { name: 'catalogue', below: false, hasFiles: false },
];

/** Who the history says it was. */
const NIGHTLY: Actor = { uid: 'trash', name: 'Trash, after its time', role: '' };

/**
 * Deletes for good the records that have been in the trash for longer than they stay there, with everything below
 * them; the history stays. Gives the number of records of each kind. Ended half-way, the next run goes on from there.
 */
export async function removeDue(database: Firestore, now: Date): Promise<Readonly<Record<string, number>>> {
  const before = new Date(now.getTime() - COMPANY.trashDays * DAY_MS);
  const removed: Record<string, number> = {};
  for (const kind of TRASHED) {
    for (let due = await dueOf(database, kind, before); due.length > 0; ) {
      for (const record of due) {
        if (kind.hasFiles) await removeFiles(database, record.id, now);
        await writePurged(database, kind.kept, record, now);
        if (kind.name === attachments.path) await removeFile(database, record.ref);
        else await database.recursiveDelete(record.ref);
        const { path } = record.ref;
        if (isCopied(path)) await database.doc(crewPath(path)).delete();
      }
      removed[kind.name] = (removed[kind.name] ?? 0) + due.length;
      due = due.length === PAGE ? await dueOf(database, kind, before) : [];
    }
  }
  return removed;
}

/**
 * Records that went to the trash before a moment. Below other records all are read: asking all collections of a name
 * for one field would need an index that nothing else needs.
 */
async function dueOf(
  database: Firestore,
  { name, below }: Trashed,
  before: Date,
): Promise<readonly QueryDocumentSnapshot[]> {
  const asked: Query = below
    ? database.collectionGroup(name)
    : database.collection(name).where('trashedAt', '<', before).limit(PAGE);
  const { docs } = await asked.select('trashedAt').get();
  return docs.filter((record) => isBefore(record.get('trashedAt'), before));
}

/** Tells in the history that a record is deleted for good; done again, the same entry is written once. */
async function writePurged(
  database: Firestore,
  kept: RecordKind<object> | undefined,
  { ref }: QueryDocumentSnapshot,
  now: Date,
): Promise<void> {
  const data = kept && (await ref.get()).data();
  if (!kept || !data) return;
  const entry = purgedEntry(NIGHTLY, kept, ref.id, data, { source: 'function' });
  const plain = Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));
  const path = purgedPath(kept, ref.id);
  const stored = { ...plain, at: Timestamp.fromDate(now) };
  await database.doc(path).set(stored);
  const copy = copyBeside(path, stored);
  if (copy) await database.doc(copy.path).set(copy.data);
}

function isBefore(trashedAt: unknown, before: Date): boolean {
  const at = trashedAt instanceof Timestamp ? trashedAt.toDate() : undefined;
  return at !== undefined && at < before;
}

/** Deletes the files of a record. */
async function removeFiles(database: Firestore, recordId: string, now: Date): Promise<void> {
  const { docs } = await database.collection('attachments').where('entity.id', '==', recordId).select().get();
  for (const file of docs) {
    await writePurged(database, attachments, file, now);
    await removeFile(database, file.ref);
  }
}

/** Deletes a file, with its content where no other file shows that. */
async function removeFile(database: Firestore, file: DocumentReference): Promise<void> {
  const files = database.collection('attachments');
  const contentOf: unknown = (await file.get()).get('contentOf');
  const first = typeof contentOf === 'string' ? files.doc(contentOf) : file;
  // The content of files that came along from one another is below the first of them, which may be gone.
  await file.delete();
  const [own, others] = await Promise.all([
    first.get(),
    files.where('contentOf', '==', first.id).select().limit(1).get(),
  ]);
  if (!own.exists && others.empty) await database.recursiveDelete(first);
}
