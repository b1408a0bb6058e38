import { LINE_KIND_LABELS } from '../offer';
import { REPEATED } from '../record';

/** What an order or a plan that was made of an offer keeps of it, in history and copies for the crew. */
export const offeredFields = {
  offerRef: { label: 'Offer', putBack: 'never' },
  offerTotalMinor: { label: 'Offer total', format: 'money', restricted: {}, putBack: 'never' },
  offered: {
    label: 'Offered line',
    each: {
      order: REPEATED,
      kind: { label: 'kind', labels: LINE_KIND_LABELS },
      name: 'name',
      unit: 'unit',
      qtyMilli: { label: 'quantity', format: 'thousandths' },
      agreedMinor: { label: 'agreed', format: 'money', restricted: {} },
    },
    putBack: 'never',
  },
} as const;
