import { emptyOffer, type Offer, offerToRecord } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { OfferSheet, whyFrozen } from './offer-sheet';

jest.mock('../editor/offer-head', () => ({ OfferHead: () => null }));
jest.mock('../files/files', () => ({ Files: () => null }));
jest.mock('./offer-history', () => ({ OfferHistory: () => null }));

it('says of a draft in the trash that it has to be restored, and not that drafts cannot be changed', () => {
  expect(whyFrozen({ status: 'draft', version: 1, trashed: true })).toBe(
    'This offer is in the trash. Restore it to change it.',
  );
});

it('says in whose language an offer is that names none', () => {
  const record = offerToRecord({
    ...emptyOffer('2026-11-20'),
    title: 'Cleaning',
    customerRef: { id: 'c', name: 'Elbe Clinic' },
    lines: [],
  });
  const offer = { ...record, id: 'o1', status: 'declined', trashed: false } as unknown as Stored<Offer>;
  const { container } = render(
    <MemoryRouter>
      <HostProvider host={fakeHost({ can: () => false })}>
        <OfferSheet offer={offer} />
      </HostProvider>
    </MemoryRouter>,
  );
  expect(container.textContent).toContain("LanguageThe customer's");
});
