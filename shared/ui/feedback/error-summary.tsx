import { type Ref, useId } from 'react';
import { formatSentence } from '../format/number';
import css from './error-summary.module.css';

export interface FieldProblem {
  /** Unique within the form, the field's name. */
  readonly name: string;
  /** What is wrong, with the field named: "Due date: pick a day." */
  readonly message: string;
}

export interface ErrorSummaryProps {
  readonly problems: readonly FieldProblem[];
  /** Takes the focus to the field. */
  readonly onPick: (name: string) => void;
  /** The summary can take the focus itself. */
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** Above a form that could not be saved: what is wrong, each line leading to its field. Nothing when all is well. */
export function ErrorSummary({ problems, onPick, ref }: ErrorSummaryProps) {
  const id = useId();
  if (problems.length === 0) return null;
  return (
    <section ref={ref} className={css.summary} aria-labelledby={id} tabIndex={-1}>
      <h2 className={css.title} id={id}>
        {formatSentence(problems.length, {
          one: 'One thing needs a look',
          many: '{count} things need a look',
        })}
      </h2>
      <ul className={css.list}>
        {problems.map(({ name, message }) => (
          <li key={name}>
            <button type="button" className={css.item} onClick={() => onPick(name)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
