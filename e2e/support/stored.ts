interface Backend {
  readonly url: string;
  readonly projectId: string;
}

type Wire = Readonly<Record<string, unknown>>;

function plain(value: Wire): unknown {
  if ('mapValue' in value)
    return fieldsOf((value.mapValue as { fields?: Readonly<Record<string, Wire>> }).fields);
  if ('arrayValue' in value)
    return ((value.arrayValue as { values?: readonly Wire[] }).values ?? []).map(plain);
  if ('integerValue' in value) return Number(value.integerValue);
  if ('nullValue' in value) return null;
  return Object.values(value)[0];
}

const fieldsOf = (fields: Readonly<Record<string, Wire>> = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));

type Documents = Promise<readonly Record<string, unknown>[]>;

async function query({ url, projectId }: Backend, structuredQuery: object): Documents {
  const response = await fetch(`${url}/v1/projects/${projectId}/databases/(default)/documents:runQuery`, {
    method: 'POST',
    // The embedded backend takes this for an administrator on its own machine.
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery }),
  });
  if (!response.ok) throw new Error(`The query was answered ${response.status}: ${await response.text()}`);
  const answers = (await response.json()) as {
    document?: { name: string; fields?: Readonly<Record<string, Wire>> };
  }[];
  return answers.flatMap(({ document }) =>
    // What the crew reads is no second record.
    document && !document.name.includes('/documents/crew/')
      ? [{ id: document.name.split('/').at(-1), ...fieldsOf(document.fields) }]
      : [],
  );
}

const MOST = 20;

/** All documents of a collection at the root, as they are stored. */
export const storedIn = (backend: Backend, collectionId: string): Documents =>
  query(backend, { from: [{ collectionId }] });

/** Documents of a collection at the root whose `field` is `value`, as they are stored: at most 20. */
export const storedWhere = async (
  backend: Backend,
  collectionId: string,
  field: string,
  value: string,
): Documents => (await foundIn(backend, { collectionId }, field, value)).slice(0, MOST);

/** The same of collections below any record, all of them. */
export const storedBelowWhere = (backend: Backend, collectionId: string, field: string, value: string) =>
  foundIn(backend, { collectionId, allDescendants: true }, field, value);

/** All are read: what no screen asks has no index. */
async function foundIn(backend: Backend, from: object, field: string, value: string): Documents {
  const all = await query(backend, { from: [from] });
  const at = (document: unknown) =>
    field.split('.').reduce<unknown>((part, name) => Object(part)[name] as unknown, document);
  return all.filter((document) => at(document) === value);
}

/** The document at a path, as it is stored. Throws when there is none. */
export async function storedAt({ url, projectId }: Backend, path: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}/v1/projects/${projectId}/databases/(default)/documents/${path}`, {
    headers: { Authorization: 'Bearer owner' },
  });
  if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`);
  return fieldsOf(((await response.json()) as { fields?: Readonly<Record<string, Wire>> }).fields);
}
