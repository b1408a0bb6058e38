import { ANSWER_MS, fromServer, unanswered } from './from-server';

function heard() {
  const log: unknown[] = [];
  const server = fromServer<string>({
    next: (value) => log.push(value),
    fail: (error) => log.push(error),
    stall: (failure) => log.push(failure),
  });
  return { log, server };
}
const cached = { fromCache: true, whole: false, empty: false };
const sent = { fromCache: false, whole: false, empty: false };

describe('a listener', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('takes a part of a list that the page happens to have for no answer', () => {
    const { log, server } = heard();
    server.hear(cached, () => 'three of fifty', false);
    server.hear(sent, () => 'fifty', false);
    expect(log).toEqual(['fifty']);
  });

  it('takes an empty list of a lost connection for no answer, and says so', () => {
    const { log, server } = heard();
    server.hear({ ...cached, empty: true }, () => 'none', false);
    server.hear({ ...sent, empty: true }, () => 'really none', true);
    expect(log).toEqual([unanswered, 'really none']);
  });

  it('says so when no answer comes in time', () => {
    const { log } = heard();
    jest.advanceTimersByTime(ANSWER_MS);
    expect(log).toEqual([unanswered]);
  });

  it('shows a whole record from the cache at once', () => {
    const { log, server } = heard();
    server.hear({ ...cached, whole: true }, () => 'record', false);
    jest.advanceTimersByTime(ANSWER_MS);
    expect(log).toEqual(['record']);
  });

  it('does not repeat itself when only the state of the connection changed', () => {
    const { log, server } = heard();
    server.hear(sent, () => 'fifty', false);
    server.hear(cached, () => 'fifty', true);
    server.hear(sent, () => 'fifty', true);
    expect(log).toEqual(['fifty']);
  });
});
