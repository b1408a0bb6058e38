import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { IconButton } from '../../button/icon-button';
import { CloseIcon } from '../../icons';
import css from '../dialog.module.css';

export interface DialogPanelProps {
  /** Escape, the cross, a click beside it. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the bottom, the primary one last. */
  readonly actions?: ReactNode;
  /** `md` when left out. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** Must be answered: read out at once. */
  readonly alert?: boolean | undefined;
  /** A click beside it does nothing. */
  readonly stays?: boolean | undefined;
  /** Where its content is. */
  readonly body?: RefObject<HTMLDivElement | null> | undefined;
}

const FIELDS = 'input, textarea, select, button[aria-haspopup="listbox"], [role="spinbutton"]';

/** The frame in front of the page. Keeps the focus inside and gives it back; closes as soon as it is asked to. */
export function DialogPanel(props: DialogPanelProps) {
  return (
    <Overlay>
      <OpenPanel {...props} />
    </Overlay>
  );
}

// React Aria's hooks rather than its Modal: every page loads this, and they are 4 kB less.
function OpenPanel(props: DialogPanelProps) {
  const { onClose, title, children, actions, size = 'md', alert = false, stays = alert } = props;
  const panel = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLDivElement>(null);
  const { body = own } = props;
  const { modalProps, underlayProps } = useModalOverlay({ isDismissable: !stays }, openUntil(onClose), panel);
  // Its first field takes the focus; without one the dialog itself has it and is read out.
  useEffect(() => {
    const fields = [...(body.current?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
    // Behind a list to choose from stands one that only the browser sees, for filling in by itself.
    fields.find((field) => !field.closest('[aria-hidden="true"]'))?.focus();
  }, [body]);
  const { dialogProps, titleProps, contentProps } = useDialog(
    { role: alert ? 'alertdialog' : 'dialog' },
    panel,
  );

  return (
    <div {...underlayProps} className={css.shade}>
      <div {...modalProps} {...dialogProps} ref={panel} className={`${css.dialog} ${css[size]}`}>
        <div className={css.head}>
          <h2 {...titleProps} className={css.title}>
            {title}
          </h2>
          <IconButton aria-label="Close" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <div {...contentProps} ref={body} className={css.body}>
          {children}
        </div>
        {actions && <div className={css.foot}>{actions}</div>}
      </div>
    </div>
  );
}

/** The state of an overlay that is open as long as it is drawn. */
const openUntil = (close: () => void) => ({
  isOpen: true,
  setOpen: (open: boolean) => !open && close(),
  open: () => undefined,
  close,
  toggle: close,
  point: null,
  setPoint: () => undefined,
});
