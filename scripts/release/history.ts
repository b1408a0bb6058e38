import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry, RegistryEntry } from '@fm/contract';
import * as v from 'valibot';
import { ifThere } from './if-there';
import { sourceSchema } from './source';
import { folderOf } from './stored-release';

const recordSchema = v.object({
  revision: v.number(),
  at: v.string(),
  by: v.string(),
  action: v.picklist(['build', 'deploy', 'canary', 'rollback', 'off', 'on', 'follow', 'remove']),
  areas: v.array(v.object({ id: v.string(), from: v.nullable(v.string()), to: v.nullable(v.string()) })),
  notice: v.optional(v.string()),
  source: v.optional(sourceSchema),
});

/** One change of the registry: who made it, when, and which release each area had before and after. */
export type ReleaseRecord = v.InferOutput<typeof recordSchema>;

/** What is recorded of a change besides what it changed. */
export type Account = Pick<ReleaseRecord, 'action' | 'by' | 'notice' | 'source'>;

const fileIn = (dist: string) => join(dist, 'releases.jsonl');

const entriesOf = ({ remotes }: Registry) => new Map(remotes.map((entry) => [entry.descriptor.id, entry]));

/** Which areas are different in `after`, and their releases; the host, with its builds, comes last. */
export function changesBetween(before: Registry, after: Registry): ReleaseRecord['areas'] {
  const [was, is] = [entriesOf(before), entriesOf(after)];
  const folder = (entry: RegistryEntry | undefined) => (entry ? folderOf(entry) : null);
  const areas = [...new Set([...was.keys(), ...is.keys()])]
    .filter((id) => JSON.stringify(was.get(id)) !== JSON.stringify(is.get(id)))
    .map((id) => ({ id, from: folder(was.get(id)), to: folder(is.get(id)) }));
  const host = { id: 'host', from: before.host ?? null, to: after.host ?? null };
  return host.from === host.to ? areas : [...areas, host];
}

/** Writes down a change that is about to be made. On disk when it resolves. */
export async function appendRecord(dist: string, record: ReleaseRecord): Promise<void> {
  const handle = await open(fileIn(dist), 'a+');
  try {
    const text = await handle.readFile('utf8');
    // A line that a killed process did not finish is ended first.
    const start = text === '' || text.endsWith('\n') ? '' : '\n';
    await handle.appendFile(`${start}${JSON.stringify(record)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function parseLine(line: string): ReleaseRecord[] {
  try {
    const result = v.safeParse(recordSchema, JSON.parse(line));
    return result.success ? [result.output] : [];
  } catch {
    return [];
  }
}

/**
 * What was changed up to `revision`, oldest first. A change is written down before it is made: of two lines with one
 * revision the last one is what happened, and one beyond the registry's own revision never did.
 */
export async function readHistory(dist: string, revision: number): Promise<ReleaseRecord[]> {
  const text = await ifThere(readFile(fileIn(dist), 'utf8'), '');
  const records = text.split('\n').flatMap((line) => (line === '' ? [] : parseLine(line)));
  const made = new Map(records.map((record) => [record.revision, record]));
  return [...made.values()]
    .filter((record) => record.revision <= revision)
    .sort((a, b) => a.revision - b.revision);
}

/** Who changed an area, or the host, since a registry was seen: " by ana at … (deploy, revision 7)"; '' if nobody knows. */
export async function changedSince(dist: string, now: Registry, seen: Registry, id: string): Promise<string> {
  const history = await readHistory(dist, now.revision);
  const other = history.findLast(
    ({ revision, areas }) => revision > seen.revision && areas.some((area) => area.id === id),
  );
  return other ? ` by ${other.by} at ${other.at} (${other.action}, revision ${other.revision})` : '';
}
