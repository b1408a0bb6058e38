import type { SelectOption } from './select-field';

/** Options for codes and what each is called, in the order of the codes. */
export const optionsOf = <Code extends string>(
  codes: readonly Code[],
  labels: Readonly<Record<Code, string>>,
): readonly SelectOption<Code>[] => codes.map((id) => ({ id, label: labels[id] }));
