import type { Outcome } from '@fm/data';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DigestSwitch } from './digest-switch';

const mockOwn = { status: 'ready', record: { digest: false } };
const mockAnswers: Outcome<unknown>[] = [];
const mockSaved: boolean[] = [];
jest.mock('./api/own-record', () => ({ useOwnRecord: () => mockOwn }));
jest.mock('./api/save-digest', () => ({
  saveDigest: async (digest: boolean) => {
    mockSaved.push(digest);
    return mockAnswers.shift() ?? { ok: true, value: null };
  },
}));

const field = () => screen.getByRole<HTMLInputElement>('switch', { name: /every morning at 7:00/ });

afterEach(() => {
  mockSaved.length = 0;
});

it('asks for the mail of the morning at once', async () => {
  render(<DigestSwitch />);
  expect(field().checked).toBe(false);
  await userEvent.click(field());
  expect(mockSaved).toEqual([true]);
});

it('goes back and says why where that was not kept', async () => {
  mockAnswers.push({ ok: false, failure: { kind: 'unreachable', message: 'The server cannot be reached.' } });
  render(<DigestSwitch />);
  await userEvent.click(field());
  expect(await screen.findByText('The server cannot be reached.')).toBeTruthy();
  await waitFor(() => expect(field().checked).toBe(false));
});
