import { copyBeside, crewPath } from '@fm/domain/crew-copy';

interface Backend {
  readonly url: string;
  readonly projectId: string;
}

/** A document as tests write it: whole numbers become integers, dates timestamps. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | Date
  | readonly Plain[]
  | { readonly [field: string]: Plain };

function wireValue(value: Plain): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(wireValue) } };
  return { mapValue: { fields: wireFields(value as Readonly<Record<string, Plain>>) } };
}

const wireFields = (fields: Readonly<Record<string, Plain>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, wireValue(value)]));

async function commit(
  { url, projectId }: Backend,
  write: (documents: string) => readonly object[],
): Promise<void> {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(`${url}/v1/${documents}:commit`, {
    method: 'POST',
    // The embedded backend takes this for an administrator on its own machine.
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({ writes: write(documents) }),
  });
  if (!response.ok) throw new Error(`The commit was answered ${response.status}: ${await response.text()}`);
}

type Fields = Readonly<Record<string, Plain>>;

/** Writes these fields of a document as an administrator, and of what the crew reads of it; the others stay as they are. */
export const changeRecord = (backend: Backend, path: string, fields: Fields) =>
  commit(backend, (documents) => {
    const write = (at: string, written: Fields) => ({
      update: { name: `${documents}/${at}`, fields: wireFields(written) },
      updateMask: { fieldPaths: Object.keys(written) },
    });
    const copy = copyBeside(path, fields);
    return [write(path, fields), ...(copy ? [write(copy.path, copy.data as Fields)] : [])];
  });

/** Deletes a document as an administrator, and what the crew reads of it. */
export const deleteRecord = (backend: Backend, path: string) =>
  commit(backend, (documents) =>
    [...new Set([path, crewPath(path)])].map((at) => ({ delete: `${documents}/${at}` })),
  );

/** What every stored record has beside its own fields. */
export function envelope(now = new Date()) {
  const by = { uid: 'test', name: 'Test' };
  return {
    createdAt: now,
    createdBy: by,
    updatedAt: now,
    updatedBy: by,
    rev: 1,
    trashed: false,
    tokens: [],
    schema: 1,
  } as const;
}
