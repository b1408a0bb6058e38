import { Link, type To } from 'react-router-dom';
import css from './attention-choice.module.css';

export interface AttentionChoiceProps {
  /** What is chosen: "Whose tasks". */
  readonly label: string;
  readonly choices: readonly { readonly to: To; readonly label: string; readonly chosen: boolean }[];
}

/** What a card of the overview lists; the choice is part of the address. */
export function AttentionChoice({ label, choices }: AttentionChoiceProps) {
  return (
    <nav aria-label={label} className={css.choice}>
      {choices.map(({ to, label, chosen }) => (
        <Link key={label} to={to} replace preventScrollReset aria-current={chosen ? 'true' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
