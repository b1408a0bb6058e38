import { assets } from '@fm/domain/asset';
import { catalogueItems } from '@fm/domain/catalogue';
import { contactsOf, customers } from '@fm/domain/customer';
import { employees } from '@fm/domain/employee';
import { maintenancePlans } from '@fm/domain/maintenance';
import { foundBy } from '@fm/domain/number';
import { offers, offerTemplates } from '@fm/domain/offer';
import type { RecordKind } from '@fm/domain/record';
import { reminders } from '@fm/domain/reminder';
import { sites } from '@fm/domain/site';
import { tasks } from '@fm/domain/task';
import { textBlocks } from '@fm/domain/text-block';
import { users } from '@fm/domain/user';
import { orderTemplates, workOrders } from '@fm/domain/work-order';
import { decodeFields } from '../seed/write/decode';
import { encode, encodeFields, type RestValue } from '../seed/write/encode';
import { callAsOwner, documentsOf as documentsIn, type JobTarget } from './project';

/** Documents read at a time. */
const PAGE = 300;

/** What a kind of record derives from its fields; takes a record as it is stored, of whatever kind. */
interface Derives {
  /** The last part of the path of its collections. */
  readonly collection: string;
  readonly of: (record: object) => Readonly<Record<string, unknown>>;
}

const derives = <R extends object>(kind: RecordKind<R>): Derives => ({
  collection: kind.path.slice(kind.path.lastIndexOf('/') + 1),
  of: (record) => ({
    ...kind.derived?.(record as R),
    ...foundBy(kind, record as R),
  }),
});

const KINDS: readonly Derives[] = [
  derives(customers),
  derives(contactsOf('any')),
  derives(sites),
  derives(employees),
  derives(tasks),
  derives(reminders),
  derives(workOrders),
  derives(orderTemplates),
  derives(offers),
  derives(offerTemplates),
  derives(textBlocks),
  derives(catalogueItems),
  derives(maintenancePlans),
  derives(assets),
  derives(users),
];

/** What a run has done, by collection. */
export interface Corrections {
  readonly corrected: Readonly<Record<string, number>>;
  /** Names of records of which nothing can be derived: they are damaged, and stay as they are. */
  readonly damaged: readonly string[];
}

/**
 * Writes anew what is stored beside the fields of records and follows from them, the words they are found by and the
 * fields they are sorted and filtered by, wherever this version derives it otherwise than the one that wrote it. It is
 * to be run once after such a version is released. Fields, `rev` and history stay as they are; a record that changes in
 * the same moment was just written by the new version, and is left alone.
 */
export async function correctDerived(target: JobTarget): Promise<Corrections> {
  const corrected: Record<string, number> = {};
  const damaged: string[] = [];
  for (const { collection, of } of KINDS) {
    for await (const document of documentsOf(target, collection)) {
      const patch = patchOf(document, of);
      if (patch === 'damaged') damaged.push(document.name);
      else if (patch && (await write(target, document, patch)))
        corrected[collection] = (corrected[collection] ?? 0) + 1;
    }
  }
  return { corrected, damaged };
}

interface StoredDocument {
  readonly name: string;
  readonly fields?: Readonly<Record<string, RestValue>>;
  readonly updateTime: string;
}

/** All documents of collections with this name, at whatever depth. */
async function* documentsOf(target: JobTarget, collectionId: string): AsyncGenerator<StoredDocument> {
  // Copies follow their records afterwards.
  const copies = `${documentsIn(target)}/crew/`;
  for (let last: string | undefined; ; ) {
    const structuredQuery = {
      from: [{ collectionId, allDescendants: true }],
      orderBy: [{ field: { fieldPath: '__name__' } }],
      limit: PAGE,
      ...(last !== undefined && { startAt: { values: [{ referenceValue: last }], before: false } }),
    };
    const answers = (await callAsOwner(target, 'POST', `${documentsIn(target)}:runQuery`, {
      structuredQuery,
    })) as {
      readonly document?: StoredDocument;
    }[];
    const documents = answers.flatMap(({ document }) => document ?? []);
    yield* documents.filter(({ name }) => !name.startsWith(copies));
    if (documents.length < PAGE) return;
    last = documents.at(-1)?.name;
  }
}

/** The derived fields that are not what they should be; undefined where all of them are. */
function patchOf({ fields = {} }: StoredDocument, of: Derives['of']) {
  let derived: Readonly<Record<string, unknown>>;
  try {
    derived = of(decodeFields(fields));
  } catch {
    return 'damaged';
  }
  const wrong = Object.entries(derived).filter(([field, value]) => !isStored(fields[field], value));
  return wrong.length === 0 ? undefined : Object.fromEntries(wrong);
}

const isStored = (stored: RestValue | undefined, value: unknown): boolean =>
  value === undefined
    ? stored === undefined
    : stored !== undefined && JSON.stringify(decoded(stored)) === JSON.stringify(decoded(encode(value)));

const decoded = (value: RestValue) => decodeFields({ value }).value;

/** Writes these fields unless the document was changed since it was read. Gives whether it was written. */
async function write(
  target: JobTarget,
  { name, updateTime }: StoredDocument,
  patch: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const update = {
    update: { name, fields: encodeFields(patch) },
    updateMask: { fieldPaths: Object.keys(patch) },
    currentDocument: { updateTime },
  };
  const answer = (await callAsOwner(target, 'POST', `${documentsIn(target)}:batchWrite`, {
    writes: [update],
  })) as {
    readonly status?: readonly { readonly code?: number }[];
  };
  return !answer.status?.[0]?.code;
}
