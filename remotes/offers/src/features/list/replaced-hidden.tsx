import { useReplacedTotal } from './api/offers-page';
import css from './offer-filters.module.css';
import type { OfferView } from './offer-view';

/** Replaced versions are hidden until asked for; never without saying so. */
export function ReplacedHidden({ view }: { readonly view: OfferView }) {
  const replaced = useReplacedTotal();
  if (!replaced) return null;
  return (
    <span>
      {replaced === 1 ? '1 replaced version is hidden.' : `${replaced} replaced versions are hidden.`}{' '}
      <button type="button" className={css.show} onClick={() => view.setFilter('status', 'superseded')}>
        Show
      </button>
    </span>
  );
}
