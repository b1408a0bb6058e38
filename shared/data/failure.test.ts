import { configureFirebase } from '@fm/firebase/app';
import { collection, firestore, query, terminate, where } from '@fm/firebase/firestore';
import { FailureSignal, failureOf, invalid } from './failure';

/** An error as the SDK itself throws it. */
function sdkError(): unknown {
  configureFirebase({ project: { apiKey: 'none', projectId: 'demo-facility' } });
  try {
    query(collection(firestore(), 'tasks'), where('status', 'in', []));
  } catch (error) {
    return error;
  }
  return undefined;
}

const withCode = (code: string, message = '?') =>
  Object.assign(new Error(message), { name: 'FirebaseError', code });

describe('what went wrong, in words', () => {
  afterAll(() => terminate(firestore()));

  it('knows an error of the SDK by its code', () => {
    expect(failureOf(sdkError())).toMatchObject({ kind: 'invalid' });
  });

  it.each([
    ['permission-denied', 'refused'],
    ['unauthenticated', 'refused'],
    ['unavailable', 'unreachable'],
    ['resource-exhausted', 'quota'],
    ['not-found', 'missing'],
    ['aborted', 'conflict'],
  ])('tells %s apart as %s', (code, kind) => {
    expect(failureOf(withCode(code)).kind).toBe(kind);
  });

  it('does not call a query without its index a save that came too late', () => {
    const { kind, message } = failureOf(withCode('failed-precondition', 'The query requires an index.'));
    expect([kind, message]).toEqual(['unexpected', expect.stringContaining('filters and order')]);
    expect(failureOf(withCode('failed-precondition')).kind).toBe('conflict');
  });

  it('passes on a failure that is already in words', () => {
    const failure = invalid('Shorten this.', { title: 'Too long.' });
    expect(failureOf(new FailureSignal(failure))).toBe(failure);
  });

  it('takes anything else for a fault of ours and keeps the cause', () => {
    const cause = new TypeError('x is undefined');
    expect(failureOf(cause)).toMatchObject({ kind: 'unexpected', cause });
  });
});
