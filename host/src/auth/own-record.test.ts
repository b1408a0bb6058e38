import { ACCOUNT_DISABLED, SESSION_ENDED } from './messages';
import { newsOfOwn } from './own-record';

// The real one asks for a browser.
jest.mock('@fm/firebase/firestore', () => ({}));

const record = { email: 'a@b.example', name: 'A', role: '' };
const at = (ms: number) => ({ ...record, signedOutAt: { toMillis: () => ms } });

describe('the own record', () => {
  it('keeps a session that began after sessions were ended', () => {
    const newsOf = newsOfOwn('u');
    expect([at(5), at(5)].map((data) => newsOf(data).kind)).toEqual(['record', 'record']);
  });

  it.each([
    ['never were', record],
    ['were before', at(5)],
  ])('ends it when sessions are ended that %s', (_, first) => {
    const newsOf = newsOfOwn('u');
    newsOf(first);
    expect(newsOf(at(9))).toEqual({ kind: 'gone', notice: SESSION_ENDED });
  });

  it('ends one that began after others were ended, when they are ended again before the first news', () => {
    expect(newsOfOwn('u', 5)(at(9))).toEqual({ kind: 'gone', notice: SESSION_ENDED });
    expect(newsOfOwn('u', 5)(at(5)).kind).toBe('record');
  });

  it('ends it when it is disabled or in the trash', () => {
    for (const shut of [{ disabled: true }, { trashed: true }])
      expect(newsOfOwn('u')({ ...record, ...shut })).toEqual({ kind: 'gone', notice: ACCOUNT_DISABLED });
  });

  it('takes a damaged time for none', () => {
    const newsOf = newsOfOwn('u');
    newsOf(record);
    expect(newsOf({ ...record, signedOutAt: 'yesterday' }).kind).toBe('record');
  });
});
