import type { Count } from '@fm/domain/record';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { Notice } from '../feedback/notice';
import { ProgressBar } from '../feedback/progress-bar';
import { formatNumber } from '../format/number';

export interface ExportDialogProps {
  /** As `useExport` of `@fm/data` gives it. */
  readonly of: {
    readonly done: number | undefined;
    readonly failure: string | undefined;
    readonly cut?: number | undefined;
    start(): void;
    stop(): void;
  };
  /** What is written: "customers". */
  readonly noun: string;
  /** How many there will be. */
  readonly total?: Count | undefined;
}

/** While what a list shows is written into a CSV file: how far it is, and a way to stop; then what it lacks, or why there is none. */
export function ExportDialog({ of, noun, total }: ExportDialogProps) {
  const { done, failure, cut, start, stop } = of;
  const isOver = failure !== undefined || cut !== undefined;
  return (
    <Dialog
      open={done !== undefined || isOver}
      title={`Export ${noun}`}
      onClose={stop}
      size="sm"
      stays
      actions={
        <>
          <Button variant="outline" onClick={stop}>
            {isOver ? 'Close' : 'Cancel'}
          </Button>
          {failure && (
            <Button variant="primary" onClick={start}>
              Try again
            </Button>
          )}
        </>
      }
    >
      {failure && (
        <Notice tone="danger" title="No file was written">
          {failure}
        </Notice>
      )}
      {cut !== undefined && (
        <Notice tone="warning" title="Not all of them are in the file">
          {`It holds the first ${formatNumber(cut)} ${noun}. Filter, and export the others by themselves.`}
        </Notice>
      )}
      {!isOver && (
        <ProgressBar
          label={`Writing ${noun}`}
          done={done ?? 0}
          total={total?.atLeast ? undefined : total?.count}
        />
      )}
    </Dialog>
  );
}
