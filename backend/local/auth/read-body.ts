import { type Refusal, refuseContentType, refusePayload, refuseSyntax } from './answer';

/** What a request brought: its fields by their names in camel case, or why it cannot be read. */
export type ReadBody = { ok: true; fields: Record<string, unknown> } | Refusal;

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';

/** Reads a JSON body, or a form where the call takes one. An empty body has no fields; one of no kind is JSON. */
export function readBody(body: Buffer, contentType: string | undefined, takesForms: boolean): ReadBody {
  const raw = body.toString('utf8');
  if (raw.trim() === '') return { ok: true, fields: {} };
  const kind = contentType?.split(';')[0]?.trim().toLowerCase();
  if (takesForms && kind === FORM) return fieldsOf(Object.fromEntries(new URLSearchParams(raw)));
  if (kind && kind !== JSON_TYPE) return refuseContentType(kind);
  // The service takes objects and lists for JSON and nothing else.
  const [first = ''] = raw.trimStart();
  if (first !== '{' && first !== '[') {
    return refuseSyntax(`Unexpected token '${first}', ${JSON.stringify(raw.slice(0, 20))} is not valid JSON`);
  }
  try {
    return fieldsOf(JSON.parse(raw));
  } catch (error) {
    return refuseSyntax(error instanceof Error ? error.message : String(error));
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fieldsOf(value: unknown): ReadBody {
  const cased = inCamelCase(value);
  return isRecord(cased) ? { ok: true, fields: cased } : refusePayload(' must be object');
}

/** Both spellings of a name are one to the service, and `null` counts as left out, as in ProtoJSON. */
function inCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inCamelCase);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null)
      .map(([name, inner]) => [
        name.replace(/_+([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase()),
        inCamelCase(inner),
      ]),
  );
}
