import { held, keptDrafts } from '@fm/testing/memory-drafts';
import { areChangesAnswered, unsavedOf } from './before-logout';

jest.mock('../drafts/draft-store', () => jest.requireActual('@fm/testing/memory-drafts'));
jest.mock('../drafts/lock', () => jest.requireActual('@fm/testing/memory-drafts'));

const keep = (key: string) => keptDrafts.set(`ana ${key}`, { savedAt: new Date(), recordId: 'x', typed: {} });

afterEach(() => {
  keptDrafts.clear();
  held.clear();
});

describe('before Logout', () => {
  it('text, files and changes that were sent are told apart', async () => {
    expect(await unsavedOf('ana')).toBeUndefined();
    keep('work id-1');
    keep('work-page id-1 000000');
    expect(await unsavedOf('ana')).toBeUndefined();
    keep('attachments order-1 photo-1');
    expect(await unsavedOf('ana')).toBe('files');
    // Begins like an entry of the outbox, and is none.
    keep('workOrders/order-1/comment  form-1');
    expect(await unsavedOf('ana')).toBe('text');
    expect(await unsavedOf('ben')).toBeUndefined();
  });

  it('a change without an answer is one, in whichever window it is sent', async () => {
    expect(await areChangesAnswered('ana', 10)).toBe(true);
    keep('work id-1');
    expect(await areChangesAnswered('ana', 10)).toBe(false);
    held.add('ana work id-1');
    expect(await areChangesAnswered('ana', 10)).toBe(false);
    keptDrafts.clear();
    expect(await areChangesAnswered('ana', 10)).toBe(true);
  });
});
