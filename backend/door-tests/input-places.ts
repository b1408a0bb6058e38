import type { GenericSchema } from 'valibot';

/** One place of a command's input, and the schema that checks what stands there. */
export interface InputPlace {
  readonly path: readonly string[];
  readonly schema: AnySchema;
  /** Checks on the value of this place that come with the schema, in their order. */
  readonly checks: readonly { readonly type: string }[];
}

/** What is known of any schema of the library. */
type AnySchema = GenericSchema & {
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly item?: AnySchema;
  readonly items?: readonly AnySchema[];
  readonly options?: readonly AnySchema[];
  readonly wrapped?: AnySchema;
  readonly key?: AnySchema;
  readonly value?: AnySchema;
  readonly pipe?: readonly AnySchema[];
};

/** Every place of an input, with those inside of lists, maps and alternatives; the keys of a map stand at `(key)`. */
export function inputPlaces(schema: AnySchema, path: readonly string[] = []): InputPlace[] {
  const inside = (part: AnySchema | undefined, ...name: string[]) =>
    part ? inputPlaces(part, [...path, ...name]) : [];
  const [first = schema, ...steps] = schema.pipe ?? [];
  const checks = steps.filter((step) => (step as { kind: string }).kind !== 'schema');
  const { entries = {}, item, items = [], options = [], wrapped, key, value } = schema;
  return [
    { path, schema, checks },
    ...(first === schema ? [] : inputPlaces(first, path).flatMap((place, at) => (at > 0 ? place : []))),
    ...steps.filter((step) => (step as { kind: string }).kind === 'schema').flatMap((step) => inside(step)),
    ...(schema.pipe
      ? []
      : [
          ...Object.entries(entries).flatMap(([name, part]) => inside(part, name)),
          ...inside(item, '*'),
          ...items.flatMap((part, at) => inside(part, String(at))),
          ...options.flatMap((part) => (typeof part === 'object' ? inside(part) : [])),
          ...inside(wrapped),
          ...inside(key, '(key)'),
          ...inside(value, '*'),
        ]),
  ];
}
