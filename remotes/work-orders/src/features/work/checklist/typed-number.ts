import type { TypedItems } from './use-typed-items';

/** A number that is typed and not saved, of the item with `id`, beside the `value` that is stored. */
export function typedNumber(typed: TypedItems, id: string, value: number | undefined) {
  const text = typed.of(id, 'value');
  const number = text === undefined ? undefined : { value: typeof text === 'number' ? text : undefined };
  return {
    /** Undefined where nothing is typed; its value is, where the field was emptied. */
    number,
    shown: number ? number.value : value,
    type: (next: number | null | undefined) => typed.type(id, 'value', next ?? ''),
    /** What was typed meanwhile stays. */
    saved: () => typed.clear(id, 'value', text),
  };
}
