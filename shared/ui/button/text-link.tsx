import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { VisuallyHidden } from '../layout/visually-hidden';
import css from './text-link.module.css';

export interface TextLinkProps {
  readonly to: To;
  readonly children: ReactNode;
  /** Opens beside what is on the screen, which may hold something typed. */
  readonly newTab?: boolean | undefined;
}

/** A link inside text or a table cell, to another screen of the app. */
export function TextLink({ to, children, newTab }: TextLinkProps) {
  return (
    <Link to={to} className={css.link} {...(newTab && { target: '_blank', rel: 'noreferrer' })}>
      {children}
      {newTab && <VisuallyHidden> (opens a new tab)</VisuallyHidden>}
    </Link>
  );
}

export interface OutsideLinkProps {
  /** `https:`, `mailto:` or `tel:`; anything else is shown as text. */
  readonly href: string;
  readonly children: ReactNode;
}

/** A link out of the app: a website, an e-mail address, a telephone number. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  // Records may hold any text; a `javascript:` address must not become clickable.
  if (!/^(https?|mailto|tel):/i.test(href)) return <span>{children}</span>;
  return (
    <a href={href} className={css.link} {...(/^http/i.test(href) && { target: '_blank', rel: 'noreferrer' })}>
      {children}
    </a>
  );
}
