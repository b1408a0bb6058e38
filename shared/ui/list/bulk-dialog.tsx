import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { FormDialog, type FormDialogProps } from '../dialog/form-dialog';
import { Notice } from '../feedback/notice';
import { ProgressBar } from '../feedback/progress-bar';
import { formatNumber } from '../format/number';
import css from './bulk-dialog.module.css';

/** What became of a change of many records that did not wholly work out. */
export interface BulkReport {
  /** "12 customers were imported."; how many were changed when left out. */
  readonly title?: string | undefined;
  readonly done: number;
  /** Records that could not be changed, each with why. */
  readonly failed: readonly { readonly id: string; readonly name: string; readonly message: string }[];
  /** How many nobody got to, and why; no reason where somebody stopped it. */
  readonly left: number;
  readonly reason?: string | undefined;
}

export interface BulkDialogProps {
  readonly open: boolean;
  /** What is being done: "Change the status of 12 customers". */
  readonly title: string;
  readonly intro?: ReactNode;
  /** The fields. */
  readonly children?: ReactNode;
  readonly submitLabel: string;
  readonly danger?: boolean | undefined;
  /** It is being looked up whether it can be done. */
  readonly busy?: boolean | undefined;
  /** `sm` when left out. */
  readonly size?: FormDialogProps['size'];
  /** Why it cannot be done as it stands. */
  readonly failure?: string | undefined;
  /** What is counted: "customers". */
  readonly noun: string;
  /** What goes on: "Importing customers"; they are being changed when left out. */
  readonly doing?: string | undefined;
  /** While it runs. */
  readonly progress?: { readonly done: number; readonly total: number } | undefined;
  /** Once it has ended, where something is to be told. */
  readonly report?: BulkReport | undefined;
  readonly onSubmit: () => unknown;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

/** Asks what to do to many records, shows how far it is, and tells what became of those that were not changed. */
export function BulkDialog({
  progress,
  report,
  onStop,
  noun,
  doing = `Changing ${noun}`,
  ...form
}: BulkDialogProps) {
  const { open, title, onClose } = form;
  if (progress) {
    return (
      <Dialog
        open={open}
        title={title}
        onClose={onStop}
        size="sm"
        stays
        actions={
          <Button variant="outline" onClick={onStop}>
            Stop
          </Button>
        }
      >
        <ProgressBar label={doing} {...progress} />
      </Dialog>
    );
  }
  if (report) {
    return (
      <Dialog
        open={open}
        title={title}
        onClose={onClose}
        size="md"
        actions={
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        }
      >
        <Report of={report} noun={noun} />
      </Dialog>
    );
  }
  return <FormDialog {...form} />;
}

function Report({ of, noun }: { readonly of: BulkReport; readonly noun: string }) {
  const { done, failed, left, reason } = of;
  const changed = `${formatNumber(done)} of ${formatNumber(done + failed.length + left)} ${noun} changed`;
  return (
    <>
      <Notice tone="warning" title={of.title ?? changed}>
        {left > 0 && `${formatNumber(left)} not tried. `}
        {reason ?? (left > 0 && 'It was stopped.')}
      </Notice>
      {failed.length > 0 && (
        <ul className={css.failed} aria-label="Not changed">
          {failed.map(({ id, name, message }) => (
            <li key={id}>
              <strong>{name}</strong>
              <span>{message}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
