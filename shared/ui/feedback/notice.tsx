import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, InfoIcon, WarningIcon } from '../icons';
import css from './notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

export interface NoticeProps {
  /** `info` when left out. Warning and danger are read out at once, the others when there is time. */
  readonly tone?: NoticeTone | undefined;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  /** A small button at the right: "Retry", "Undo". */
  readonly action?: ReactNode;
}

const icons = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, danger: AlertIcon };

/** Says something in its place on the page and stays. */
export function Notice({ tone = 'info', title, children, action }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div
      className={`${css.notice} ${css[tone]}`}
      role={tone === 'warning' || tone === 'danger' ? 'alert' : 'status'}
    >
      <Icon />
      <div className={css.text}>
        {title && <p className={css.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action}
    </div>
  );
}
