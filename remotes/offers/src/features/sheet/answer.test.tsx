import type { Offer } from '@fm/domain/offer';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Answer } from './answer';

jest.mock('@fm/data', () => ({
  useLiveRecord: (_: unknown, id: string | undefined) =>
    id === 'w1' ? { status: 'ready', record: { number: 'WO-2026-0042' } } : { status: 'missing' },
}));

const line = (order: number, name: string) => ({ order, name, optional: true });
const open = (over: object) =>
  render(
    <MemoryRouter>
      <Answer offer={{ lines: {}, ...over } as unknown as Offer} />
    </MemoryRouter>,
  );

describe('what became of an offer', () => {
  it('names the work orders it was converted to by their numbers, and one that is gone by its kind', () => {
    open({ convertedTo: ['w1', 'w2'].map((id) => ({ type: 'workOrder', id })) });
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'WO-2026-0042',
      'Work order',
    ]);
  });

  it('names the optional lines that were accepted and those that were declined', () => {
    open({
      lines: { a: line(0, 'Windows'), b: line(1, 'Carpets'), c: line(2, 'Roof') },
      optionalTaken: { a: true, b: false, c: true },
    });
    expect(screen.getByText('Windows, Roof').previousSibling?.textContent).toBe('Optional lines accepted');
    expect(screen.getByText('Carpets').previousSibling?.textContent).toBe('Optional lines declined');
  });
});
