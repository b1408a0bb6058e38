import type { Offer } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { OfferHead } from './offer-head';

jest.mock('@fm/data', () => ({ useTrash: (_kind: object, onTrashed: () => void) => ({ onTrashed }) }));
jest.mock('./offer-menu', () => ({
  OfferMenu: ({ trash }: { readonly trash: { onTrashed(): void } }) => (
    <button type="button" onClick={trash.onTrashed}>
      Trash
    </button>
  ),
}));
jest.mock('@fm/ui', () => ({ formatAgo: () => 'now', TrashNotice: () => null, TextLink: () => null }));
jest.mock('../status/offer-status', () => ({ OfferStatusMark: () => null }));
jest.mock('./editor-head', () => ({
  EditorHead: ({ children }: { readonly children: React.ReactNode }) => children,
}));

const Address = () => <p>{useLocation().search}</p>;

it('leads to the list after the offer went to the trash, and not to the offer again', async () => {
  const offer = { id: 'o1', title: 'Lift', version: 1, updatedBy: { name: 'Ana' } } as Stored<Offer>;
  render(
    <MemoryRouter initialEntries={['/create-offer?status=sent&id=o1']}>
      <OfferHead offer={offer} />
      <Address />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Trash' }));
  expect(screen.getByText('?status=sent')).toBeTruthy();
});
