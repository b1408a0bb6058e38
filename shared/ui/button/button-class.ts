import css from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  /** `secondary` when left out; one `primary` per screen. */
  readonly variant?: ButtonVariant | undefined;
  /** `md` when left out. */
  readonly size?: ButtonSize | undefined;
  /** As wide as what it stands in. */
  readonly wide?: boolean | undefined;
}

/** The look of a button for an element that is none, such as a link. */
export const buttonClass = ({ variant = 'secondary', size = 'md', wide = false }: ButtonLook = {}) =>
  [css.button, css[variant], css[size], wide && css.wide].filter(Boolean).join(' ');

/** The look of a button that shows an icon alone. Quiet unless a variant is named. */
export const iconButtonClass = (variant: ButtonVariant | 'bare' = 'bare', size: ButtonSize = 'md') =>
  [css.button, css[variant], css[size], css.square].join(' ');
