import { useSearchParams } from 'react-router-dom';

/** What the page of a form is about. */
export interface FormAddress {
  /** The record that is edited; undefined where the form makes a new one. */
  readonly id: string | undefined;
  /** Of the form: another record, or a new one that begins with something else, is another form. */
  readonly key: string;
}

/**
 * Reads `?id=…`, or what a new record begins with. What was typed for one record, or for one customer's new record, never
 * ends up with another.
 */
export function useFormAddress(): FormAddress {
  const [params] = useSearchParams();
  const id = params.get('id') ?? undefined;
  return { id, key: id ?? `new ${params}` };
}
