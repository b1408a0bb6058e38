import * as v from 'valibot';
import { type Answer, refusePayload } from './answer';
import type { AuthService, Caller } from './service';

/** One method of the service: reads a body of unknown shape and answers. */
export type Call = (body: Record<string, unknown>, by: Caller, on: AuthService) => Promise<Answer>;

/** A call whose body is checked against a schema first; unknown fields are ignored. */
export const call =
  <Entries extends v.ObjectEntries>(
    schema: v.ObjectSchema<Entries, undefined>,
    run: (
      input: v.InferOutput<v.ObjectSchema<Entries, undefined>>,
      by: Caller,
      on: AuthService,
    ) => Promise<Answer>,
  ): Call =>
  async (body, by, on) => {
    const parsed = v.safeParse(schema, body);
    if (parsed.success) return run(parsed.output, by, on);
    const [issue] = parsed.issues;
    const path = issue.path?.map(({ key }) => `/${String(key)}`).join('') ?? '';
    return refusePayload(`${path} must be ${issue.expected?.replace(/[()]/g, '').split(' ')[0] ?? 'valid'}`);
  };

/** An optional string of a body. */
export const text = v.optional(v.string());
/** An optional list of strings of a body. */
export const texts = v.optional(v.array(v.string()));
/** An optional switch of a body. */
export const flag = v.optional(v.boolean());

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a JSON or form body; `null` counts as left out, as in ProtoJSON. Undefined when unreadable. */
export function readBody(body: Buffer, contentType: string | undefined): Record<string, unknown> | undefined {
  const raw = body.toString('utf8');
  if (contentType?.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(raw));
  }
  if (raw.trim() === '') return {};
  try {
    const parsed: unknown = JSON.parse(raw);
    if (!isRecord(parsed)) return undefined;
    return Object.fromEntries(Object.entries(parsed).filter(([, value]) => value !== null));
  } catch {
    return undefined;
  }
}
