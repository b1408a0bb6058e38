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
    return parsed.success ? run(parsed.output, by, on) : refusePayload(complaintOf(parsed.issues[0]));
  };

/** What is wrong with a body, in the words of the real service's JSON schema. */
function complaintOf(issue: v.BaseIssue<unknown>): string {
  const path = issue.path?.map(({ key }) => `/${String(key)}`).join('') ?? '';
  if (issue.type === 'picklist') return `${path} must be equal to one of the allowed values`;
  const [expected = 'valid'] = issue.expected?.replace(/[()]/g, '').split(' ') ?? [];
  return `${path} must be ${expected.toLowerCase()}`;
}

// The service takes a number where it wants text, as ProtoJSON does for 64-bit integers.
const textOrNumber = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** An optional string of a body. */
export const text = v.optional(textOrNumber);
/** An optional list of strings of a body. */
export const texts = v.optional(v.array(textOrNumber));
/** An optional switch of a body. */
export const flag = v.optional(v.boolean());

/** One of an enumeration's names, or its number as in ProtoJSON. */
export const oneOf = <const Names extends readonly string[]>(names: Names) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => (typeof value === 'number' ? (names[value] ?? value) : value)),
    v.picklist(names),
  );
