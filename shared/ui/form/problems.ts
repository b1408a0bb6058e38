import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { FieldProblem } from '../feedback/error-summary';

/** All messages of a form's errors with the paths of their fields, in the order of the form's values. */
export function problemsOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  labels: ReadonlyMap<string, string>,
): FieldProblem[] {
  return messagesIn(errors, '').map(({ path, message }) => {
    const label = labels.get(path);
    return { name: path, message: label ? `${label}: ${message}` : message };
  });
}

interface Found {
  readonly path: string;
  readonly message: string;
}

function messagesIn(node: unknown, path: string): Found[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('message' in node && typeof node.message === 'string' && 'type' in node)
    return [{ path, message: node.message }];
  return Object.entries(node)
    .filter(([key]) => key !== 'ref')
    .flatMap(([key, value]) => messagesIn(value, path && key !== 'root' ? `${path}.${key}` : path || key));
}
