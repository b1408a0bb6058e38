import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { TableBodyProps } from './table-body';
import { TableRow } from './table-row';
import { useRowKeys } from './use-row-keys';

const ROW_HEIGHT = 40;
/** Rows kept ready beyond the edges, so that arrow keys always find their neighbour. */
const BEYOND = 12;

/** The rows near the window alone, for lists too long to draw whole. It knows no groups. */
export function VirtualBody<Row extends object>(props: TableBodyProps<Row>) {
  const { table, rowHref, choice } = props;
  const keys = useRowKeys(props);
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    setTop((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, []);

  const { rows } = table.getRowModel();
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: BEYOND,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  const drawn = virtual.getVirtualItems();
  const above = (drawn[0]?.start ?? top) - top;
  const below = virtual.getTotalSize() - ((drawn.at(-1)?.end ?? top) - top);

  return (
    <tbody ref={body} onKeyDown={keys}>
      <Gap height={above} />
      {drawn.map(({ index, key }) => {
        const row = rows[index];
        return (
          row && (
            <TableRow
              key={key}
              {...{ row, choice }}
              to={rowHref?.(row.original)}
              // The head is the first row of the table.
              place={index + 2}
              measure={{ index, ref: virtual.measureElement }}
            />
          )
        );
      })}
      <Gap height={below} />
    </tbody>
  );
}

const Gap = ({ height }: { readonly height: number }) =>
  height > 0 && (
    <tr>
      <td style={{ blockSize: height, padding: 0, border: 0 }} />
    </tr>
  );
