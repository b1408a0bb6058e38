import { ChevronDownIcon, ChevronRightIcon, Tooltip } from '@fm/ui';
import css from './lines.module.css';

interface LineNumberProps {
  readonly index: number;
  readonly open: boolean;
  /** Id of what it shows and hides. */
  readonly controls: string;
  readonly onToggle: () => void;
}

/** The number of a line; shows and hides what most lines have no need of. */
export const LineNumber = ({ index, open, controls, onToggle }: LineNumberProps) => (
  <Tooltip text={open ? 'Hide details' : 'Kind, description, option'}>
    {(target) => (
      <button
        {...target}
        type="button"
        className={css.number}
        aria-expanded={open}
        aria-controls={controls}
        aria-label={`${index + 1}, details of line`}
        onClick={onToggle}
      >
        {open ? <ChevronDownIcon /> : <ChevronRightIcon />}
        {index + 1}
      </button>
    )}
  </Tooltip>
);
