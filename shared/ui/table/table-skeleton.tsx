import css from './data-table.module.css';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Rows that are on their way, inside the table they will stand in. */
export const TableSkeleton = ({ rows, columns }: { readonly rows: number; readonly columns: number }) => (
  <tbody className={css.skeleton} aria-hidden="true">
    {upTo(rows).map((row) => (
      <tr key={row}>
        {upTo(columns).map((column) => (
          <td key={column}>
            <span className={(row + column) % 3 === 0 ? css.barShort : css.bar} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);
