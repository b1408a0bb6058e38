import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../button/button';
import { PrintIcon } from '../icons';
import { Page, type PageProps } from '../layout/page';
import css from './print.module.css';
import type { printAtOnce } from './print-at-once';

export interface PrintPageProps {
  readonly title: string;
  /** The name a browser proposes for the file. */
  readonly documentTitle: string;
  readonly back: NonNullable<PageProps['back']>;
  /** Everything that belongs onto the paper is there. */
  readonly ready: boolean;
  /** What is said above the paper, such as what it leaves out. Not printed. */
  readonly note?: ReactNode;
  /** What the paper is made from: choices that change it. Not printed. */
  readonly choices?: ReactNode;
  /** The paper: a `PrintSheet`, or what is shown until it is ready. */
  readonly children: ReactNode;
}

/** A paper before it is printed, with the button that prints it; only the paper itself is printed. */
export function PrintPage({ title, documentTitle, back, ready, note, choices, children }: PrintPageProps) {
  usePrintAtOnce(ready);
  return (
    <div className={css.screen}>
      <Page
        title={title}
        documentTitle={documentTitle}
        subtitle={note}
        back={back}
        width="form"
        actions={
          <Button variant="primary" icon={<PrintIcon />} disabled={!ready} onClick={() => window.print()}>
            Print
          </Button>
        }
      >
        {choices && <div className={css.choices}>{choices}</div>}
        {children}
      </Page>
    </div>
  );
}

/** Opens the browser's printing once; not again after a reload or on the way back. */
function usePrintAtOnce(ready: boolean): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const printed = useRef(false);
  const isAsked = (state as Partial<typeof printAtOnce> | null)?.printAtOnce === true;
  useEffect(() => {
    if (!ready || !isAsked || printed.current) return;
    printed.current = true;
    navigate(pathname + search, { replace: true, state: null });
    window.print();
  }, [ready, isAsked, navigate, pathname, search]);
}
