import { FailureSignal } from '../failure';

/**
 * Writes that belong to one part of a form. The fields that a failure names are named as the form names them:
 * `name` inside `sites.2` becomes `sites.2.name`.
 */
export async function inPart<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FailureSignal) || !error.failure.fields) throw error;
    const fields = Object.entries(error.failure.fields).map(([field, message]) => [
      `${path}.${field}`,
      message,
    ]);
    throw new FailureSignal({ ...error.failure, fields: Object.fromEntries(fields) });
  }
}
