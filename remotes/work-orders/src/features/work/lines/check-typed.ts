import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** What is wrong with what was typed, by the name of the field. */
export type TypedProblems = Readonly<Partial<Record<string, string>>>;

/** Checks what was typed into a dialog: its values, or what is wrong. */
export function checkTyped<S extends GenericSchema>(
  schema: S,
  input: unknown,
): { readonly values: InferOutput<S> } | { readonly problems: TypedProblems } {
  const result = safeParse(schema, input);
  if (result.success) return { values: result.output };
  const problems = result.issues.map((issue) => [String(issue.path?.[0]?.key ?? ''), issue.message]);
  // The first thing said of a field is the one that helps.
  return { problems: Object.fromEntries(problems.reverse()) };
}
