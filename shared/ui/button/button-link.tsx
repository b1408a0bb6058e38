import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { type ButtonLook, buttonClass } from './button-class';

export interface ButtonLinkProps extends ButtonLook {
  readonly to: To;
  readonly children: ReactNode;
  /** Stands before the text. */
  readonly icon?: ReactNode;
  /** What the screen it leads to is told beside its address. */
  readonly state?: object | undefined;
}

/** Looks like a button and goes somewhere: for "New task", never for what changes data. */
export function ButtonLink({ to, icon, state, children, ...look }: ButtonLinkProps) {
  return (
    <Link to={to} state={state} className={buttonClass(look)}>
      {icon}
      {children}
    </Link>
  );
}
