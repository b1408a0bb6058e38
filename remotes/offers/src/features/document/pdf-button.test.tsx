import type { PdfNoun } from '@fm/data';
import { callFunction } from '@fm/firebase/functions';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PdfButton } from './pdf-button';

jest.mock('@fm/firebase/functions', () => ({ callFunction: jest.fn() }));
const server = callFunction as jest.MockedFunction<typeof callFunction>;

const saved: Blob[] = [];
beforeAll(() => {
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
});
beforeEach(() => {
  saved.length = 0;
  server.mockReset();
});

function show(role: string, dirty = false, of: PdfNoun = 'offer') {
  const error = jest.fn();
  const session = { uid: 'u', email: 'u@nordhaus.example', name: 'Olga', role };
  const host = fakeHost({ session, toast: { ...fakeHost().toast, error } });
  render(
    <HostProvider host={host}>
      <PdfButton of={of} id="o1" dirty={dirty} />
    </HostProvider>,
  );
  return error;
}
const button = () => screen.queryByRole('button');
const isOff = () => button()?.matches('[disabled], [aria-disabled="true"]');

describe('the PDF of an offer', () => {
  it('is saved as the server made it, and the button waits for that', async () => {
    const names: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    let answer: (value: unknown) => void = () => undefined;
    server.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const error = show('office');
    await userEvent.click(screen.getByRole('button', { name: 'PDF' }));
    expect(isOff()).toBe(true);
    expect(button()?.textContent).toBe('Making the PDF...');
    await waitFor(() => expect(server).toHaveBeenCalledWith('offerPdf', { id: 'o1' }, expect.any(Number)));
    answer({ name: 'OF-1.pdf', content: btoa('%PDF-1.3 ÿ') });
    await screen.findByRole('button', { name: 'PDF' });
    expect(names).toEqual(['OF-1.pdf']);
    expect(saved.map(({ type, size }) => [type, size])).toEqual([['application/pdf', 10]]);
    expect(error).not.toHaveBeenCalled();
    click.mockRestore();
  });

  it.each([
    ['functions/failed-precondition', 'No PDF can be made of this offer: it is damaged or in the trash.'],
    [
      'functions/permission-denied',
      'Your role may not see prices, so there is no PDF of this offer for you.',
    ],
    ['functions/internal', 'The server did not make the PDF. Try again in a moment.'],
  ])('that is not made for %s says why, and can be asked for again', async (code, message) => {
    server.mockRejectedValue(Object.assign(new Error(code), { code }));
    const error = show('office');
    await userEvent.click(screen.getByRole('button', { name: 'PDF' }));
    await waitFor(() => expect(error).toHaveBeenCalledWith(message));
    expect(saved).toEqual([]);
    expect(isOff()).toBe(false);
  });

  it('of an invoice is one of the invoice', async () => {
    server.mockRejectedValue(Object.assign(new Error('gone'), { code: 'functions/not-found' }));
    const error = show('office', false, 'invoice');
    await userEvent.click(screen.getByRole('button', { name: 'PDF' }));
    await waitFor(() => expect(error).toHaveBeenCalledWith('This invoice no longer exists.'));
    expect(server).toHaveBeenCalledWith('invoicePdf', { id: 'o1' }, expect.any(Number));
  });

  it('waits while something is typed that is not saved', () => {
    show('office', true);
    expect(isOff()).toBe(true);
  });

  it('is not offered to those who may not know prices', () => {
    show('manager');
    expect(button()).toBeNull();
  });
});
