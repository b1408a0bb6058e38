import type { ReactNode } from 'react';
import css from './status.module.css';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';
export type StatusShape = 'ring' | 'half' | 'check' | 'triangle' | 'diamond' | 'cross' | 'pause' | 'dot';

export interface StatusProps {
  readonly tone: Tone;
  /** Each tone has its own; name one where two states of a machine share a tone. */
  readonly shape?: StatusShape | undefined;
  /** The word is what says it; colour and shape help the eye. */
  readonly label: string;
}

const usual: Record<Tone, StatusShape> = {
  neutral: 'ring',
  info: 'half',
  success: 'check',
  warning: 'triangle',
  danger: 'diamond',
};

const outline = { fill: 'none', strokeWidth: 1.75 } as const;

const drawing: Record<StatusShape, ReactNode> = {
  ring: <circle cx="6" cy="6" r="4.75" {...outline} />,
  dot: <circle cx="6" cy="6" r="5" stroke="none" />,
  half: (
    <>
      <circle cx="6" cy="6" r="4.75" {...outline} />
      <path d="M6 1.5a4.5 4.5 0 0 1 0 9z" stroke="none" />
    </>
  ),
  check: <path d="M1.5 6.5 4.5 9.5 10.5 2.5" fill="none" strokeWidth={2.25} />,
  triangle: <path d="M6 .8 11.6 11H.4z" stroke="none" />,
  diamond: <path d="M6 .3 11.7 6 6 11.7.3 6z" stroke="none" />,
  cross: <path d="M2 2l8 8M10 2l-8 8" fill="none" strokeWidth={2} />,
  pause: <path d="M3.75 1.5v9M8.25 1.5v9" fill="none" strokeWidth={2.25} />,
};

/** The state of a record: a small shape and a word. */
export function Status({ tone, shape, label }: StatusProps) {
  return (
    <span className={`${css.status} ${css[tone]}`}>
      <svg className={css.shape} viewBox="0 0 12 12" aria-hidden="true">
        {drawing[shape ?? usual[tone]]}
      </svg>
      {label}
    </span>
  );
}

/** A word in a thin frame, for kinds and tags rather than states. */
export const Badge = ({
  tone = 'neutral',
  label,
}: {
  readonly tone?: Tone | undefined;
  readonly label: string;
}) => <span className={`${css.badge} ${css[tone]}`}>{label}</span>;
