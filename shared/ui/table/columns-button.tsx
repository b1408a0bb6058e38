import { useState } from 'react';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { Dialog } from '../dialog/dialog';
import { Checkbox } from '../field/checkbox';
import { ArrowDownIcon, ArrowUpIcon, ColumnsIcon } from '../icons';
import { isShown } from './column-shown';
import css from './columns-button.module.css';
import type { ArrangedColumns } from './use-column-layout';
import { useScreenWidth } from './use-screen-width';

/** Opens the choice of columns and their order. */
export function ColumnsButton<Row>({ arranged }: { readonly arranged: ArrangedColumns<Row> }) {
  const [open, setOpen] = useState(false);
  const width = useScreenWidth();
  const [, ...choosable] = arranged.columns.filter(({ hideHeader }) => !hideHeader);
  return (
    <>
      <IconButton aria-label="Columns" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ColumnsIcon />
      </IconButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Columns"
        size="sm"
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
        <ul className={css.columns}>
          {choosable.map((column, index) => (
            <li key={column.id} className={css.column}>
              <Checkbox
                label={column.header}
                value={isShown(column, width)}
                onChange={(on) => arranged.show(column.id, on)}
              />
              <IconButton
                aria-label={`Move ${column.header} to the left`}
                disabled={index === 0}
                onClick={() => arranged.move(column.id, -1)}
              >
                <ArrowUpIcon />
              </IconButton>
              <IconButton
                aria-label={`Move ${column.header} to the right`}
                disabled={index === choosable.length - 1}
                onClick={() => arranged.move(column.id, 1)}
              >
                <ArrowDownIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
