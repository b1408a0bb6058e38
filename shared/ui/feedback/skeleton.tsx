import { VisuallyHidden } from '../layout/visually-hidden';
import css from './skeleton.module.css';

const LENGTHS = ['long', 'medium', 'short'] as const;

const Bar = ({ at }: { readonly at: number }) => (
  <span className={`${css.bar} ${css[LENGTHS[at % 3] ?? 'long']}`} />
);

/** Numbers from 0, to draw so many of something. */
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

const Loading = () => (
  <span role="status">
    <VisuallyHidden>Loading…</VisuallyHidden>
  </span>
);

export interface SkeletonProps {
  /** 6 when left out. */
  readonly rows?: number | undefined;
  /** 4 when left out. */
  readonly columns?: number | undefined;
  /** In the place of a table, which is cards where it has no room. */
  readonly table?: boolean | undefined;
}

/** The place of rows that are on their way. Shows after 150 ms. */
export function Skeleton({ rows = 6, columns = 4, table = false }: SkeletonProps) {
  return (
    <div>
      <Loading />
      <div className={css.skeleton} aria-hidden="true">
        <div className={table ? css.table : undefined}>
          {upTo(rows).map((row) => (
            <div className={css.row} key={row}>
              {upTo(columns).map((column) => (
                <Bar at={row + column} key={column} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The place of a whole screen that is on its way: a title and rows. */
export function PageSkeleton({ rows, columns }: Omit<SkeletonProps, 'table'>) {
  return (
    <div className={css.page}>
      <div className={css.skeleton} aria-hidden="true">
        <span className={`${css.bar} ${css.title}`} />
      </div>
      <Skeleton rows={rows} columns={columns} />
    </div>
  );
}

/** Turns while something short is under way. With a `label` it is read out. */
export function Spinner({ label }: { readonly label?: string | undefined }) {
  return (
    <span role={label ? 'status' : undefined}>
      <span className={css.spinner} aria-hidden="true" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
