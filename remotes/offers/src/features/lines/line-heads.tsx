import css from './lines.module.css';

/** Heads of the columns where lines stand in columns; the fields have the same names for screen readers. */
export const LineHeads = ({ currency }: { readonly currency: string }) => (
  <div className={css.heads} aria-hidden="true">
    <span>No.</span>
    <span className={css.words}>Name</span>
    <span>Qty</span>
    <span className={css.words}>Unit</span>
    <span>{`Price ${currency}`}</span>
    <span>Disc. %</span>
    <span className={css.words}>Tax</span>
    <span>Total</span>
    <span />
  </div>
);
