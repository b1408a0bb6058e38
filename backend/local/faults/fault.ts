import * as v from 'valibot';

const MAX_FAULTS = 100;
const MAX_DELAY_MS = 10 * 60_000;

const integer = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const where = {
  /** Part of `METHOD /path`: a method, a part of a path, or both. */
  match: v.pipe(v.string(), v.minLength(1)),
  /** How many requests it meets; all of them without. */
  times: v.optional(integer(1, Number.MAX_SAFE_INTEGER)),
};

const requestFault = v.union([
  /** Answered with that status, not carried out. */
  v.strictObject({ ...where, status: integer(400, 599) }),
  /** Never answered, not carried out. */
  v.strictObject({ ...where, hang: v.literal(true) }),
  /** The connection breaks: before the request is carried out, or after, in place of its answer. */
  v.strictObject({ ...where, drop: v.picklist(['request', 'answer']) }),
  /** Carried out that many milliseconds late. */
  v.strictObject({ ...where, delay: integer(0, MAX_DELAY_MS) }),
]);

const schema = v.pipe(
  v.array(
    v.union([
      requestFault,
      /** Breaks every connection that is open now, as a restart does. */
      v.strictObject({ dropConnections: v.literal(true) }),
      /** Milliseconds the backend's clock is ahead of the machine's, negative for behind. */
      v.strictObject({ clock: v.pipe(v.number(), v.integer()) }),
    ]),
  ),
  v.maxLength(MAX_FAULTS),
);

/** What goes wrong with requests. The first one that matches counts. */
export type RequestFault = v.InferOutput<typeof requestFault>;

/** The faults of one `PUT /__local/faults`. */
export interface FaultPlan {
  readonly requests: readonly RequestFault[];
  readonly dropConnections: boolean;
  /** Milliseconds. */
  readonly clock: number;
}

/** Reads the body of `PUT /__local/faults`; a text says why it is none. */
export function parseFaults(body: string): FaultPlan | string {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return 'The body is not JSON.';
  }
  const { success, output, issues } = v.safeParse(schema, json);
  if (!success) return issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`).join(' ');
  return {
    requests: output.flatMap((fault) => ('match' in fault ? [fault] : [])),
    dropConnections: output.some((fault) => 'dropConnections' in fault),
    clock: output.reduce((shift, fault) => ('clock' in fault ? fault.clock : shift), 0),
  };
}
