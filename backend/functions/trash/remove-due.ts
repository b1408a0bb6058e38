import { assets } from '@fm/domain/asset';
import { attachments } from '@fm/domain/attachment';
import { COMPANY } from '@fm/domain/company';
import { copyBeside, crewPath, isCopied } from '@fm/domain/crew-copy';
import { contactsOf, customers } from '@fm/domain/customer';
import { employees } from '@fm/domain/employee';
import { maintenancePlans } from '@fm/domain/maintenance';
import { offers } from '@fm/domain/offer';
import type { Actor, RecordKind } from '@fm/domain/record';
import { reminders } from '@fm/domain/reminder';
import { sites } from '@fm/domain/site';
import { tasks } from '@fm/domain/task';
import { orderTemplates, workOrders } from '@fm/domain/work-order';
import { purgedEntry, purgedPath } from '@fm/workflows/unit';
import {
  type DocumentData,
  type DocumentReference,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';

const DAY_MS = 86_400_000;
/** Documents asked for at a time. */
const PAGE = 300;

/** What can lie in the trash. */
const KINDS = [
  'customers',
  'sites',
  'contacts',
  'tasks',
  'reminders',
  'workOrders',
  'labour',
  'offers',
  'maintenancePlans',
  'employees',
  'assets',
  'attachments',
  'catalogue',
  'savedViews',
  'workOrderTemplates',
] as const;
type Kind = (typeof KINDS)[number];

/** Whose history tells that they were deleted for good; what is nobody's but one person's goes without. */
const TOLD = {
  customers,
  sites,
  contacts: contactsOf('-'),
  tasks,
  reminders,
  workOrders,
  offers,
  maintenancePlans,
  employees,
  assets,
  attachments,
  workOrderTemplates: orderTemplates,
} as unknown as Readonly<Partial<Record<Kind, RecordKind<DocumentData>>>>;

/** Who the history says it was. */
const NIGHTLY: Actor = { uid: 'trash', name: 'Trash, after its time', role: '' };

/** Kinds that lie below another record. */
const BELOW: ReadonlySet<Kind> = new Set<Kind>(['contacts', 'labour']);

/** Kinds whose records may have files, which go with them. */
const HAVE_FILES: ReadonlySet<Kind> = new Set<Kind>([
  'customers',
  'tasks',
  'workOrders',
  'offers',
  'maintenancePlans',
  'assets',
]);

/**
 * Deletes for good the records that have been in the trash for longer than they stay there, with everything below
 * them; the history stays. Gives the number of records of each kind. Ended half-way, the next run goes on from there.
 */
export async function removeDue(
  database: Firestore,
  now: Date,
): Promise<Readonly<Partial<Record<Kind, number>>>> {
  const before = new Date(now.getTime() - COMPANY.trashDays * DAY_MS);
  const removed: Partial<Record<Kind, number>> = {};
  for (const kind of KINDS) {
    for (let due = await dueOf(database, kind, before); due.length > 0; ) {
      for (const record of due) {
        if (HAVE_FILES.has(kind)) await removeFiles(database, record.id, now);
        await tell(database, kind, record, now);
        if (kind === 'attachments') await removeFile(database, record.ref);
        else await database.recursiveDelete(record.ref);
        const { path } = record.ref;
        if (isCopied(path)) await database.doc(crewPath(path)).delete();
      }
      removed[kind] = (removed[kind] ?? 0) + due.length;
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
  kind: Kind,
  before: Date,
): Promise<readonly QueryDocumentSnapshot[]> {
  const asked: Query = BELOW.has(kind)
    ? database.collectionGroup(kind)
    : database.collection(kind).where('trashedAt', '<', before).limit(PAGE);
  const { docs } = await asked.select('trashedAt').get();
  return docs.filter((record) => isBefore(record.get('trashedAt'), before));
}

/** Tells in the history that a record is deleted for good; done again, the same is told once. */
async function tell(
  database: Firestore,
  kind: Kind,
  { ref }: QueryDocumentSnapshot,
  now: Date,
): Promise<void> {
  const told = TOLD[kind];
  const data = told && (await ref.get()).data();
  if (!told || !data) return;
  const entry = purgedEntry(NIGHTLY, told, ref.id, data, { source: 'function' });
  const plain = Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));
  const path = purgedPath(told, ref.id);
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
    await tell(database, 'attachments', file, now);
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
