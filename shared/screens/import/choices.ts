import { fold } from '@fm/domain/tokens';
import type { ImportChoices } from './import-of';

interface ChoiceOptions<F, Code extends string> {
  readonly codes: readonly Code[];
  readonly labels: Readonly<Record<Code, string>>;
  /** Other words for a code, such as those of another language, folded. */
  readonly aliases?: Readonly<Record<Code, readonly string[]>>;
  /** Puts what was found into a form. */
  readonly set: (form: F, code: Code) => void;
}

/** What a column says of itself that holds one of a known list: a code, or what it is called, however it is written. */
export function choiceColumn<F, Code extends string>(of: ChoiceOptions<F, Code>) {
  const { codes, labels, aliases, set } = of;
  const optionOf = (text: string): Code | undefined => {
    const folded = fold(text.trim());
    return codes.find(
      (code) => fold(code) === folded || fold(labels[code]) === folded || aliases?.[code].includes(folded),
    );
  };
  const choices: ImportChoices = { options: codes.map((id) => ({ id, label: labels[id] })), optionOf };
  const put = (form: F, text: string): string | undefined => {
    const code = optionOf(text);
    if (code === undefined) return `Write one of: ${codes.map((one) => labels[one]).join(', ')}.`;
    set(form, code);
    return undefined;
  };
  return { choices, put };
}
