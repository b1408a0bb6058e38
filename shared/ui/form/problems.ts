import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { FieldProblem } from '../feedback/error-summary';

/** All messages of a form's errors with the paths of their fields, in the order of the form's values. */
export function problemsOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  labels: ReadonlyMap<string, string>,
): FieldProblem[] {
  const found = messagesIn(errors, '').map(({ path, message }) => {
    const name = fieldAt(path, labels);
    const label = labels.get(name);
    return { name, message: label ? `${label}: ${message}` : message };
  });
  return found.filter(({ name }, index) => found.findIndex((other) => other.name === name) === index);
}

/** What is wrong with a field, or with the first wrong part of its value, such as one of several tags. */
export const messageIn = (error: unknown): string | undefined => messagesIn(error, '')[0]?.message;

/** The field a path belongs to: a part of a value is looked for at the field that holds it. */
function fieldAt(path: string, labels: ReadonlyMap<string, string>): string {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(at.lastIndexOf('.'), 0)))
    if (labels.has(at)) return at;
  return path;
}

interface Found {
  readonly path: string;
  readonly message: string;
}

function messagesIn(node: unknown, path: string): Found[] {
  if (typeof node !== 'object' || node === null) return [];
  // A form may have a field called "message"; an error set by hand may have no type, but then knows its field.
  if ('message' in node && typeof node.message === 'string' && ('type' in node || 'ref' in node))
    return [{ path, message: node.message }];
  return Object.entries(node)
    .filter(([key]) => key !== 'ref')
    .flatMap(([key, value]) => messagesIn(value, path && key !== 'root' ? `${path}.${key}` : path || key));
}
