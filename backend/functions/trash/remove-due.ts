import { COMPANY } from '@fm/domain/company';
import { type DocumentReference, type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';

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
        if (HAVE_FILES.has(kind)) await removeFiles(database, record.id);
        if (kind === 'attachments') await removeFile(database, record);
        else await database.recursiveDelete(record);
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
async function dueOf(database: Firestore, kind: Kind, before: Date): Promise<readonly DocumentReference[]> {
  const asked: Query = BELOW.has(kind)
    ? database.collectionGroup(kind)
    : database.collection(kind).where('trashedAt', '<', before).limit(PAGE);
  const { docs } = await asked.select('trashedAt').get();
  return docs.filter((record) => isBefore(record.get('trashedAt'), before)).map(({ ref }) => ref);
}

function isBefore(trashedAt: unknown, before: Date): boolean {
  const at = trashedAt instanceof Timestamp ? trashedAt.toDate() : undefined;
  return at !== undefined && at < before;
}

/** Deletes the files of a record. */
async function removeFiles(database: Firestore, recordId: string): Promise<void> {
  const { docs } = await database.collection('attachments').where('entity.id', '==', recordId).select().get();
  for (const { ref } of docs) await removeFile(database, ref);
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
