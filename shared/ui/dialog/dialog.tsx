import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../button/icon-button';
import { CloseIcon } from '../icons';
import css from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  /** Escape, the cross, a click beside it. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the bottom, the primary one last. */
  readonly actions?: ReactNode;
  /** `md` when left out. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** Must be answered: read out at once, a click beside it does nothing. */
  readonly alert?: boolean | undefined;
  /** A click beside it does nothing: it holds something typed. */
  readonly stays?: boolean | undefined;
}

/** A question or a short form in front of the page. Keeps the focus inside and gives it back. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, actions, size = 'md', alert = false, stays = alert } = props;
  return (
    <ModalOverlay
      className={css.shade ?? ''}
      isOpen={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={!stays}
    >
      <Modal className={`${css.modal} ${css[size]}`}>
        <AriaDialog className={css.dialog ?? ''} role={alert ? 'alertdialog' : 'dialog'}>
          <div className={css.head}>
            <Heading slot="title" level={2} className={css.title ?? ''}>
              {title}
            </Heading>
            <IconButton aria-label="Close" onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
          <Body>{children}</Body>
          {actions && <div className={css.foot}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Starts in its first field, where there is one: otherwise the dialog itself has the focus and is read out. */
function Body({ children }: { readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    body.current?.querySelector<HTMLElement>('input, textarea, select, [role="spinbutton"]')?.focus();
  }, []);
  return (
    <div ref={body} className={css.body}>
      {children}
    </div>
  );
}
