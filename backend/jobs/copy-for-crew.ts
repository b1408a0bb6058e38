import { isDeepStrictEqual } from 'node:util';
import { attachments } from '@fm/domain/attachment';
import { crewCopy, crewPath, WITHHELD } from '@fm/domain/crew-copy';
import { EVENTS_PATH } from '@fm/domain/event';
import { decodeFields, encodeFields, type RestValue } from '@fm/workflows/rest-values';
import { Places } from './places';
import { callAsOwner, documentsOf, type JobTarget } from './project';
import { idOf, pagesOf, type StoredDocument, writeEach } from './stored-documents';

/**
 * Makes the copies that the crew reads wherever they are missing or differ from what the record now says, as for
 * records that a version wrote which kept none. A copy that changes in the same moment was just written with its record
 * and is left alone. Gives the copies written, by collection.
 */
export async function copyForCrew(
  target: JobTarget,
  places = new Places(target),
): Promise<Readonly<Record<string, number>>> {
  const written: Record<string, number> = {};
  for (const collection of [EVENTS_PATH, attachments.path, ...WITHHELD.map((one) => one.collection)])
    await places.goOn(`copies of ${collection}`, async (after, reached) => {
      for await (const page of pagesOf(target, collection, { after })) {
        written[collection] = (written[collection] ?? 0) + (await copyPage(target, collection, page));
        await reached(page.at(-1)?.name);
      }
    });
  return written;
}

async function copyPage(
  target: JobTarget,
  collection: string,
  records: readonly StoredDocument[],
): Promise<number> {
  if (records.length === 0) return 0;
  const root = documentsOf(target);
  const paths = records.map((record) => `${collection}/${idOf(record)}`);
  const documents = paths.map((path) => `${root}/${crewPath(path)}`);
  const answers = (await callAsOwner(target, 'POST', `${root}:batchGet`, { documents })) as {
    readonly found?: StoredDocument;
  }[];
  const copies = new Map(answers.flatMap(({ found }) => (found ? [[found.name, found]] : [])));
  const writes = records.flatMap((record, at) => {
    const name = documents[at] ?? '';
    const stored = copies.get(name);
    const copy = crewCopy(paths[at] ?? '', plain(record));
    if (!copy || (stored && isDeepStrictEqual(plain(stored), copy))) return [];
    const currentDocument = stored ? { updateTime: stored.updateTime } : { exists: false };
    return [{ update: { name, fields: encodeFields(copy) }, currentDocument }];
  });
  return writeEach(target, writes);
}

const plain = ({ fields = {} }: StoredDocument) =>
  decodeFields(fields as Readonly<Record<string, RestValue>>);
