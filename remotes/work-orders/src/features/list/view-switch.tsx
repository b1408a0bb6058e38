import { Link } from 'react-router-dom';
import css from './view-switch.module.css';

interface ViewSwitchProps {
  /** Names the row for screen readers. */
  readonly label: string;
  readonly choices: readonly { readonly to: string; readonly label: string; readonly current: boolean }[];
}

/** Ways of looking at the same thing, side by side; each has its own address. */
export const ViewSwitch = ({ label, choices }: ViewSwitchProps) => (
  <nav className={css.switch} aria-label={label}>
    {choices.map((choice) => (
      <Link
        key={choice.label}
        to={choice.to}
        className={css.choice}
        aria-current={choice.current ? 'page' : undefined}
      >
        {choice.label}
      </Link>
    ))}
  </nav>
);
