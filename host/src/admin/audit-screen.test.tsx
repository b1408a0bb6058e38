import type { AuditLine } from '@fm/domain/audit';
import { callFunction } from '@fm/firebase/functions';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { AuditScreen } from './audit-screen';

const mockSaved: { name: string; content: Blob }[] = [];
jest.mock('@fm/firebase/functions', () => ({ callFunction: jest.fn() }));
jest.mock('../../../shared/data/export/save-file', () => ({
  saveFile: (name: string, content: Blob) => mockSaved.push({ name, content }),
  saveCsv: (name: string, text: string) => mockSaved.push({ name, content: new Blob([text]) }),
}));

const server = callFunction as jest.MockedFunction<typeof callFunction>;
const entry = (id: string, name: string) => ({
  id,
  at: '2026-11-20T09:00:00.000Z',
  actor: { uid: 'u1', name, role: 'office' },
  entity: { type: 'customer', id: 'c1', label: 'Haus Nord' },
  kind: 'changed',
  changes: [],
});
const facts = {
  format: 'history-1',
  exportId: 'x1',
  exportedAt: '2026-11-23T09:00:00.000Z',
  exportedBy: 'Ana Adler',
  filter: { from: '2026-11-01T00:00:00.000Z', to: '2026-11-23T09:00:00.000Z' },
};
const toast = { success: jest.fn(), error: jest.fn(), info: jest.fn() };

/** How many entries the server says there are. */
const answers = { count: 2 };

function open() {
  server.mockImplementation(async (_, data) => {
    const { step, count } = data as { step: string; count: number };
    if (step === 'look') return { count: answers.count, entries: [entry('e1', 'Zoë Zander')] };
    if (step === 'begin') return { facts, firstHash: 'h0' };
    return {
      lines: [{ entry: entry(`e${count}`, 'Zoë Zander'), hash: `h${count + 1}` }],
      isDone: count === 1,
    };
  });
  render(
    <HostProvider host={fakeHost({ toast })}>
      <MemoryRouter>
        <AuditScreen />
      </MemoryRouter>
    </HostProvider>,
  );
  return userEvent.setup();
}

const download = async (user: ReturnType<typeof userEvent.setup>, name: RegExp) => {
  await screen.findByText(/The file will hold/);
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

/** The file that was saved, once it is: its name and its text. */
async function saved() {
  await waitFor(() => expect(mockSaved).toHaveLength(1));
  const [file = { name: '', content: new Blob() }] = mockSaved;
  const reader = new FileReader();
  const text = await new Promise<string>((resolve) => {
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file.content);
  });
  return { name: file.name, text };
}

beforeEach(() => {
  mockSaved.length = 0;
  answers.count = 2;
  jest.clearAllMocks();
});

describe('the history for auditors', () => {
  it('says how much there is and shows the first entries', async () => {
    open();
    expect(await screen.findByText('The file will hold 2 entries. These are the first 1.')).toBeTruthy();
    expect(screen.getAllByText('Zoë Zander').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Haus Nord').length).toBeGreaterThan(0);
  });

  it('has days that are never empty, so that a phone has room for the year', async () => {
    open();
    await screen.findByText(/The file will hold/);
    expect(screen.queryByRole('button', { name: /^Clear / })).toBeNull();
  });

  it('writes all pages into a file between a head and a tail', async () => {
    const user = open();
    await download(user, /JSON Lines/);
    const { name, text } = await saved();
    expect(name).toMatch(/^history-.*\.jsonl$/);
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as AuditLine);
    expect(lines).toMatchObject([
      { head: { count: 2, exportId: 'x1', firstHash: 'h0' } },
      { entry: { id: 'e0' }, hash: 'h1' },
      { entry: { id: 'e1' }, hash: 'h2' },
      { tail: { count: 2, lastHash: 'h2' } },
    ]);
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith(expect.stringMatching(/was saved/)));
  });

  it('writes the same as CSV', async () => {
    const user = open();
    await download(user, /CSV/);
    const { name, text } = await saved();
    expect(name).toMatch(/\.csv$/);
    expect(text).toContain('Time,Person,Login');
  });

  it('offers no file of more entries than fit into one, and says what to do', async () => {
    answers.count = 100_001;
    open();
    expect(await screen.findByText(/Choose fewer days/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download' }).disabled).toBe(true);
  });

  it('saves nothing when the server stops half-way', async () => {
    const user = open();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await screen.findByText(/The file will hold/);
    server.mockRejectedValue(new Error('internal'));
    await download(user, /CSV/);
    expect(await screen.findByText(/no file was saved/)).toBeTruthy();
    expect(mockSaved).toEqual([]);
  });
});
