import { COMPANY } from '@fm/domain/company';
import { call, type JobTarget, root } from './rest';

const DAY_MS = 86_400_000;
/** Documents asked for at a time. */
const PAGE = 300;

/** What can lie in the trash, with the collections below each record, which go with it. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  customers: ['contacts'],
  sites: [],
  contacts: [],
  tasks: [],
  reminders: [],
  workOrders: ['labour', 'comments', 'private', 'privateEvents'],
  labour: [],
  offers: [],
  maintenancePlans: ['occurrences'],
  employees: ['private', 'privateEvents'],
  assets: [],
  attachments: ['content'],
  catalogue: [],
  savedViews: [],
  workOrderTemplates: [],
};
/** Kinds that lie below another record. */
const BELOW: ReadonlySet<string> = new Set(['contacts', 'labour']);

/** Kinds whose records may have files, which go with them. */
const HAVE_FILES: ReadonlySet<string> = new Set([
  'customers',
  'tasks',
  'workOrders',
  'offers',
  'maintenancePlans',
  'assets',
]);

/** Where the trash is emptied. */
export interface PurgeTarget extends JobTarget {
  readonly now?: Date;
}

/**
 * Deletes for good what has been in the trash for longer than it stays there, with everything below it; the history
 * stays. Gives the number of records of each kind. Ended half-way, it goes on where it was the next time.
 */
export async function purgeTrash(target: PurgeTarget): Promise<Readonly<Record<string, number>>> {
  const { now = new Date() } = target;
  const before = new Date(now.getTime() - COMPANY.trashDays * DAY_MS);
  const purged: Record<string, number> = {};
  for (const [kind, below] of Object.entries(KINDS)) {
    for (let names = await old(target, kind, before); names.length > 0; ) {
      for (const name of names) {
        for (const part of below) await removeAll(target, `${name}/${part}`);
        if (HAVE_FILES.has(kind)) await removeFiles(target, name);
        await call(target, 'DELETE', name);
      }
      purged[kind] = (purged[kind] ?? 0) + names.length;
      names = names.length === PAGE ? await old(target, kind, before) : [];
    }
  }
  return purged;
}

interface Found {
  readonly document?: {
    readonly name: string;
    readonly fields?: { readonly trashedAt?: { readonly timestampValue: string } };
  };
}

/**
 * Names of records that went to the trash before a moment. Below other records all are read: asking all collections of
 * a name for one field would need an index that nothing else needs.
 */
async function old(target: PurgeTarget, kind: string, before: Date): Promise<readonly string[]> {
  const fieldFilter = {
    field: { fieldPath: 'trashedAt' },
    op: 'LESS_THAN',
    value: { timestampValue: before.toISOString() },
  };
  const structuredQuery = {
    select: { fields: [{ fieldPath: 'trashedAt' }] },
    ...(BELOW.has(kind)
      ? { from: [{ collectionId: kind, allDescendants: true }] }
      : { from: [{ collectionId: kind }], where: { fieldFilter }, limit: PAGE }),
  };
  const answers = await call(target, 'POST', `${root(target)}:runQuery`, { structuredQuery });
  return (answers as Found[]).flatMap(({ document }) => {
    const at = document?.fields?.trashedAt?.timestampValue;
    return document && at && new Date(at) < before ? document.name : [];
  });
}

/** Deletes the files of a record with their contents. */
async function removeFiles(target: PurgeTarget, record: string): Promise<void> {
  const structuredQuery = {
    select: { fields: [{ fieldPath: '__name__' }] },
    from: [{ collectionId: 'attachments' }],
    where: {
      fieldFilter: {
        field: { fieldPath: 'entity.id' },
        op: 'EQUAL',
        value: { stringValue: record.slice(record.lastIndexOf('/') + 1) },
      },
    },
  };
  const answers = (await call(target, 'POST', `${root(target)}:runQuery`, { structuredQuery })) as Found[];
  for (const { document } of answers) {
    if (!document) continue;
    await removeAll(target, `${document.name}/content`);
    await call(target, 'DELETE', document.name);
  }
}

/** Deletes every document of a collection. */
async function removeAll(target: PurgeTarget, path: string): Promise<void> {
  const page = `${path}?pageSize=${PAGE}&mask.fieldPaths=__name__`;
  for (;;) {
    const { documents = [] } = (await call(target, 'GET', page)) as { documents?: { name: string }[] };
    for (const { name } of documents) await call(target, 'DELETE', name);
    if (documents.length < PAGE) return;
  }
}
