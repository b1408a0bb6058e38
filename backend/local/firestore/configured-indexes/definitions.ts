import {
  array,
  boolean,
  check,
  type InferOutput,
  literal,
  minLength,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  strictObject,
  string,
  union,
} from 'valibot';
import { StatusError } from '../status';
import { parseFieldPath } from '../values/field-path';

const order = picklist(['ASCENDING', 'DESCENDING']);
const arrayConfig = literal('CONTAINS');
const queryScope = picklist(['COLLECTION', 'COLLECTION_GROUP']);
const collectionGroup = pipe(string(), regex(/^[^/]+$/, 'This is no id of a collection.'));
const fieldPath = pipe(string(), check(isFieldPath, 'This is no path of a field.'));
const ORDER_OR_ARRAY = 'either "order": "ASCENDING" or "DESCENDING", or "arrayConfig": "CONTAINS"';

const field = union(
  [strictObject({ fieldPath, order }), strictObject({ fieldPath, arrayConfig })],
  `A field has a "fieldPath" and ${ORDER_OR_ARRAY}.`,
);

const compositeIndex = strictObject({
  collectionGroup,
  queryScope,
  fields: pipe(
    array(field),
    minLength(1, 'An index has fields.'),
    check(
      (fields) => fields.length !== 1 || fields[0]?.fieldPath === '__name__',
      'An index of one field is there by itself; what should differ stands in "fieldOverrides".',
    ),
    check((fields) => fields.slice(0, -1).every((one) => one.fieldPath !== '__name__'), '__name__ is last.'),
    check(
      (fields) => new Set(fields.map((one) => one.fieldPath)).size === fields.length,
      'A field is twice.',
    ),
    check(
      (fields) => fields.filter((one) => 'arrayConfig' in one).length <= 1,
      'An index looks into one array at most.',
    ),
  ),
  density: optional(literal('SPARSE_ALL')),
});

const fieldOverride = strictObject({
  collectionGroup,
  fieldPath: union([literal('*'), fieldPath]),
  /** The field says when a document goes by itself; here they stay. */
  ttl: optional(boolean()),
  indexes: array(
    union(
      [strictObject({ queryScope, order }), strictObject({ queryScope, arrayConfig })],
      `An index has a "queryScope" and ${ORDER_OR_ARRAY}.`,
    ),
  ),
});

const schema = strictObject({
  indexes: array(compositeIndex),
  fieldOverrides: optional(array(fieldOverride), []),
});

/** An index over several fields, as `firestore.indexes.json` has it. */
export type CompositeIndex = InferOutput<typeof compositeIndex>;
/** Which indexes a field has of its own, instead of the usual ones. */
export type FieldOverride = InferOutput<typeof fieldOverride>;
/** What `firestore.indexes.json` says. */
export type IndexDefinitions = InferOutput<typeof schema>;

/** Definitions of indexes that cannot be used, with each mistake and its place on a line. */
export class IndexesError extends Error {
  override readonly name = 'IndexesError';
  constructor(path: string, mistakes: readonly string[]) {
    super([`The indexes in ${path} have mistakes:`, ...mistakes.map((mistake) => `  ${mistake}`)].join('\n'));
  }
}

/** Reads the text of `firestore.indexes.json`; `path` is for messages. Throws an IndexesError. */
export function readDefinitions(text: string, path: string): IndexDefinitions {
  const result = safeParse(schema, parsed(text, path));
  if (!result.success) {
    const mistakes = result.issues.map(
      ({ path: at = [], message }) => `${placeOf(at.map(({ key }) => key))}: ${message}`,
    );
    throw new IndexesError(path, mistakes);
  }
  const seen = result.output.indexes.map((index) => JSON.stringify(index));
  const twice = seen.flatMap((text, at) => {
    const first = seen.indexOf(text);
    return first < at ? [`indexes[${at}]: The same as indexes[${first}].`] : [];
  });
  if (twice.length > 0) throw new IndexesError(path, twice);
  return result.output;
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as SyntaxError;
    throw new IndexesError(path, [`${lineAt(text, message)}${message}`]);
  }
}

/** Line and column, where the parser tells a position; otherwise its message shows the text around the mistake. */
function lineAt(text: string, message: string): string {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined) return '';
  const before = text.slice(0, Number(position)).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}: `;
}

/** `indexes[3].fields[0].order` */
const placeOf = (keys: readonly unknown[]): string =>
  keys.map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at > 0 ? '.' : ''}${key}`)).join('') ||
  'the file';

function isFieldPath(text: string): boolean {
  try {
    return parseFieldPath(text).length > 0;
  } catch (error) {
    if (error instanceof StatusError) return false;
    throw error;
  }
}
