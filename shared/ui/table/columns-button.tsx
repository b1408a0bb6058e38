import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { Dialog } from '../dialog/dialog';
import { Checkbox } from '../field/checkbox';
import { ArrowDownIcon, ArrowUpIcon, ColumnsIcon } from '../icons';
import { WIDTH_LIMITS } from './column-layout';
import { isShown } from './column-shown';
import css from './columns-button.module.css';
import type { ArrangedColumns } from './use-column-layout';
import { useScreenWidth } from './use-screen-width';

interface ColumnsButtonProps<Row> {
  readonly arranged: ArrangedColumns<Row>;
  readonly table: RefObject<HTMLTableElement | null>;
}

/** Opens the choice of columns, their order and their widths. */
export function ColumnsButton<Row>({ arranged, table }: ColumnsButtonProps<Row>) {
  const [open, setOpen] = useState(false);
  const width = useScreenWidth();
  const columns = arranged.columns.filter(({ hideHeader }) => !hideHeader);
  return (
    <>
      <IconButton aria-label="Columns" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ColumnsIcon />
      </IconButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Columns"
        size="md"
        actions={
          <>
            <Button variant="outline" disabled={!arranged.changed} onClick={arranged.reset}>
              Reset
            </Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              Done
            </Button>
          </>
        }
      >
        <div>
          <div className={`${css.column} ${css.heads}`} aria-hidden="true">
            <span>Column</span>
            <span>Width</span>
            <span>Order</span>
          </div>
          <ul className={css.columns}>
            {columns.map((column, index) => (
              <li key={column.id} className={css.column}>
                <Checkbox
                  label={column.header}
                  value={isShown(column, width)}
                  // It names the rows: it is always there, and first.
                  disabled={index === 0}
                  onChange={(on) => arranged.show(column.id, on)}
                />
                <ColumnWidth
                  header={column.header}
                  width={column.width}
                  headOf={() => table.current?.querySelector<HTMLElement>(`th[data-column="${column.id}"]`)}
                  onResize={(pixels) => arranged.resize(column.id, pixels)}
                />
                <IconButton
                  aria-label={`Move ${column.header} to the left`}
                  disabled={index <= 1}
                  onClick={() => arranged.move(column.id, -1)}
                >
                  <ArrowUpIcon />
                </IconButton>
                <IconButton
                  aria-label={`Move ${column.header} to the right`}
                  disabled={index === 0 || index === columns.length - 1}
                  onClick={() => arranged.move(column.id, 1)}
                >
                  <ArrowDownIcon />
                </IconButton>
              </li>
            ))}
          </ul>
        </div>
      </Dialog>
    </>
  );
}

const STEP = 8;

interface ColumnWidthProps {
  readonly header: string;
  /** A CSS length, where one is set. */
  readonly width: string | undefined;
  /** The column's head in the table; nothing while it is not shown. */
  readonly headOf: () => HTMLElement | null | undefined;
  readonly onResize: (pixels: number) => void;
}

/** How wide a column is, to be moved with the arrow keys. */
function ColumnWidth({ header, width, headOf, onResize }: ColumnWidthProps) {
  const [measured, setMeasured] = useState<number>();
  // After every draw: the column may have come, gone or changed with it.
  useEffect(() => {
    const head = headOf();
    setMeasured(head ? Math.round(head.getBoundingClientRect().width) : undefined);
  });
  const pixels = width?.endsWith('px') ? Number.parseInt(width, 10) : measured;
  return (
    <input
      type="range"
      className={css.width}
      aria-label={`Width of ${header}`}
      aria-valuetext={pixels === undefined ? undefined : `${pixels} pixels`}
      min={WIDTH_LIMITS.least}
      max={WIDTH_LIMITS.most}
      step={STEP}
      disabled={measured === undefined}
      value={pixels ?? WIDTH_LIMITS.least}
      onChange={({ target }) => onResize(Number(target.value))}
    />
  );
}
