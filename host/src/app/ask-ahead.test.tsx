import { CONTRACT, type Opening } from '@fm/contract';
import { readerRole } from '@fm/platform';
import { federation } from '../federation';
import { open, registry, startPage } from '../federation/outlet-fixture';
import { askAhead } from './ask-ahead';

const session = { uid: 'u', email: 'ana@nordhaus.example', name: 'Ana Adler', role: 'manager' } as const;
const ahead = jest.fn<void, [Opening]>();

const area = {
  contract: CONTRACT,
  id: 'tasks',
  routes: {
    '/tasks': [
      { index: true, element: null, handle: { ahead } },
      { path: 'form', element: null },
    ],
  },
};

beforeEach(() => {
  startPage();
  ahead.mockReset();
  open.mockResolvedValue(area);
  jest.spyOn(federation().registry, 'getSnapshot').mockReturnValue({ phase: 'ready', registry, refused: [] });
});

const loaded = () => federation().remote('tasks').load();

describe('what a page shows first', () => {
  it('is asked for by its route, as who looks and at the address', async () => {
    await loaded();
    ahead.mockImplementation(() => expect(readerRole()).toBe('manager'));
    askAhead(session, '/tasks?status=done');
    expect(ahead.mock.calls).toEqual([[{ search: '?status=done', session }]]);
  });

  it.each(['/tasks/form', '/tasks/what/ever', '/elsewhere'])(
    'is nothing at %s, which asks for itself',
    async (path) => {
      await loaded();
      askAhead(session, path);
      expect(ahead).not.toHaveBeenCalled();
    },
  );

  it('waits for the page where its area is not loaded yet, which is not loaded for it', () => {
    askAhead(session, '/tasks');
    expect(open).not.toHaveBeenCalled();
    expect(ahead).not.toHaveBeenCalled();
  });

  it('is left to the page where asking fails', async () => {
    await loaded();
    ahead.mockImplementation(() => {
      throw new Error('No such index.');
    });
    expect(() => askAhead(session, '/tasks')).not.toThrow();
  });
});
