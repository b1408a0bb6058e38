import type { LocalBackend } from '../index';

type Plain = string | number | boolean | null;

/** Writes a document as an administrator. */
export async function ownerCommit(
  backend: LocalBackend,
  path: string,
  data: Readonly<Record<string, Plain>>,
): Promise<void> {
  const base = `projects/${backend.projectId}/databases/(default)`;
  const fields = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, toValue(value)]));
  const response = await fetch(`${backend.url}/v1/${base}/documents:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ writes: [{ update: { name: `${base}/documents/${path}`, fields } }] }),
  });
  if (!response.ok) throw new Error(await response.text());
}

function toValue(value: Plain) {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
}
