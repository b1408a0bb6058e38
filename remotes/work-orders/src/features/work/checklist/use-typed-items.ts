import { useKeptInput } from '@fm/data';

/** Of an item: what is filled in, why a reading is lower, or a remark on it. */
export type TypedPart = 'value' | 'why' | 'note';

/** What is typed; an emptied number is ''. */
export type TypedText = string | number;

/** What is typed into a checklist and not saved: kept over a reload. */
export interface TypedItems {
  /** Something was typed before and is back. */
  readonly restored: boolean;
  /** Undefined where nothing is typed. */
  of(id: string, part: TypedPart): TypedText | undefined;
  type(id: string, part: TypedPart, text: TypedText): void;
  /** Saved as `text`, or thrown away where that is left out. What was typed meanwhile stays. */
  clear(id: string, part: TypedPart, text?: TypedText): void;
}

const PARTS = ['value', 'why', 'note'] as const;
const keyOf = (id: string, part: TypedPart) => `${part} ${id}`;

/** `ids` of the items of the order's checklist. */
export function useTypedItems(orderId: string, ids: readonly string[]): TypedItems {
  const { input, restored, change } = useKeptInput<Readonly<Record<string, TypedText | null>>>(
    `workOrders/${orderId}/checklist`,
    undefined,
    orderId,
    () => Object.fromEntries(ids.flatMap((id) => PARTS.map((part) => [keyOf(id, part), null]))),
  );
  return {
    restored,
    of: (id, part) => input[keyOf(id, part)] ?? undefined,
    type: (id, part, text) => change({ [keyOf(id, part)]: text }),
    clear: (id, part, text) => {
      const key = keyOf(id, part);
      change((now) => (text === undefined || Object.is(now[key], text) ? { [key]: null } : {}));
    },
  };
}
