import { emptyOffer, type Offer, offerToRecord } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { OfferSheet } from './offer-sheet';

jest.mock('../editor/offer-head', () => ({ OfferHead: () => null }));
jest.mock('../files/files', () => ({ Files: () => null }));
jest.mock('../versions/versions', () => ({ Versions: () => null }));
jest.mock('./offer-history', () => ({ OfferHistory: () => null }));

/** The sheet of an offer with these fields, as somebody sees it who may do this. */
function sheetOf(fields: Partial<Stored<Offer>>, can: boolean): HTMLElement {
  const record = offerToRecord({
    ...emptyOffer('2026-11-20'),
    title: 'Cleaning',
    customerRef: { id: 'c', name: 'Elbe Clinic' },
    lines: [],
  });
  const offer = { ...record, id: 'o1', trashed: false, ...fields } as unknown as Stored<Offer>;
  return render(
    <MemoryRouter>
      <HostProvider host={fakeHost({ can: () => can })}>
        <OfferSheet offer={offer} />
      </HostProvider>
    </MemoryRouter>,
  ).container;
}

it('says why it cannot be changed, but of a draft in the trash, whose head says so', () => {
  expect(sheetOf({ status: 'sent' }, true).textContent).toContain(
    'Sent offers stay as the customer got them.',
  );
  expect(sheetOf({ status: 'draft', trashed: true }, true).textContent).not.toMatch(
    /trash|no longer be changed/,
  );
});

it('leads from the trash to the newer version as well', () => {
  const replaced = { status: 'superseded', trashed: true, supersededById: 'o2' } as const;
  expect(sheetOf(replaced, true).textContent).toContain('Open the newer version');
});

it('says in whose language an offer is that names none', () => {
  expect(sheetOf({ status: 'declined' }, false).textContent).toContain("LanguageThe customer's");
});
