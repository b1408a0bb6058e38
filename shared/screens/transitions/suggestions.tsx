import { Button } from '@fm/ui';
import css from './suggestions.module.css';

interface SuggestionsProps {
  /** What they are, for who does not see the field above them. */
  readonly label: string;
  readonly texts: readonly string[];
  /** What the field has now. */
  readonly value: string | null | undefined;
  readonly onChoose: (text: string) => void;
}

/**
 * Texts that a field is mostly filled with, each by one press. They go once something else was typed, which a press
 * would throw away.
 */
export const Suggestions = ({ label, texts, value, onChoose }: SuggestionsProps) =>
  texts.length > 0 &&
  (!value || texts.includes(value)) && (
    <fieldset className={css.suggestions} aria-label={label}>
      {texts.map((text) => (
        <Button key={text} size="sm" variant="outline" onClick={() => onChoose(text)}>
          {text}
        </Button>
      ))}
    </fieldset>
  );
