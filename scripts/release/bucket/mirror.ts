import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import pLimit from 'p-limit';
import * as v from 'valibot';
import { ifThere } from '../if-there';
import { PUBLISHING } from '../publish-host';
import { writeAtomic } from '../write-atomic';
import type { Bucket, StoredObject } from './bucket';
import { inTurns } from './turns';

/** Files that are fetched or sent at once. */
export const AT_ONCE = 16;

const recordSchema = v.record(
  v.string(),
  v.object({ generation: v.string(), size: v.number(), changedMs: v.number() }),
);

/** Of which object each file of the mirror is a copy, and its size and time then. */
export type MirrorRecord = v.InferOutput<typeof recordSchema>;
type FileState = Pick<MirrorRecord[string], 'size' | 'changedMs'>;

const recordIn = (folder: string) => join(folder, '.mirror.json');

export async function readRecord(folder: string): Promise<MirrorRecord> {
  const text = await ifThere(readFile(recordIn(folder), 'utf8'), '{}');
  return v.parse(recordSchema, JSON.parse(text));
}

export const writeRecord = (folder: string, record: MirrorRecord): Promise<void> =>
  writeAtomic(recordIn(folder), JSON.stringify(record));

/** Locks and what is being made stay on the machine; folders that somebody made in the bucket stay there. */
const isMirrored = (name: string) =>
  name === PUBLISHING || name.split('/').every((part) => part !== '' && !part.startsWith('.'));

/** A file that was changed since has another size or time. */
async function stateOf(file: string): Promise<FileState> {
  const { size, mtimeMs } = await stat(file);
  return { size, changedMs: Math.trunc(mtimeMs) };
}

export const isSame = (one: FileState | undefined, other: FileState | undefined): boolean =>
  one?.size === other?.size && one?.changedMs === other?.changedMs;

/** The files of a mirror, by their names in the store. */
export async function filesIn(folder: string): Promise<ReadonlyMap<string, FileState>> {
  const entries = await ifThere(readdir(folder, { recursive: true, withFileTypes: true }), []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter(isMirrored);
  return new Map(
    await Promise.all(names.map(async (name) => [name, await stateOf(join(folder, name))] as const)),
  );
}

/** Writes one object to its file, with the time that the server gives it; false where it is another one by now. */
async function fetchFile(bucket: Bucket, folder: string, object: StoredObject): Promise<boolean> {
  const content = await bucket.read(object);
  if (content === undefined) return false;
  const file = join(folder, object.name);
  await mkdir(dirname(file), { recursive: true });
  await writeAtomic(file, content);
  await utimes(file, new Date(), new Date(object.writtenMs));
  return true;
}

/** As `pull`, once; false where the bucket was changed meanwhile. */
async function pullOnce(bucket: Bucket, folder: string): Promise<boolean> {
  const [objects, files, record] = await Promise.all([bucket.list(), filesIn(folder), readRecord(folder)]);
  const wanted = objects.filter(({ name }) => isMirrored(name));
  const isThere = ({ name, generation }: StoredObject) =>
    record[name]?.generation === generation && isSame(record[name], files.get(name));
  const limit = pLimit(AT_ONCE);
  for (const group of inTurns(wanted.filter((object) => !isThere(object)))) {
    const fetched = await Promise.all(group.map((object) => limit(fetchFile, bucket, folder, object)));
    if (fetched.includes(false)) return false;
  }
  const kept = new Set(wanted.map(({ name }) => name));
  for (const name of files.keys()) if (!kept.has(name)) await rm(join(folder, name));
  const states = await Promise.all(
    wanted.map(
      async ({ name, generation }) => [name, { generation, ...(await stateOf(join(folder, name))) }] as const,
    ),
  );
  await writeRecord(folder, Object.fromEntries(states));
  return true;
}

/** Makes a folder the same as the store in the bucket; what was changed in it and not sent is undone. */
export async function pull(bucket: Bucket, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  while (!(await pullOnce(bucket, folder)));
}
