import type { Identity } from '../../auth';
import { memoryStorage } from '../../store/memory-storage';
import { Disconnects } from '../disconnects';
import { RealtimeDatabase } from '../realtime-database';
import { accessByRules } from '../rules/access-by-rules';
import { readRules } from '../rules/rule-tree';
import { toJson } from '../tree/to-json';
import { Session } from './session';

const RULES = { mine: { $uid: { '.read': 'auth.uid === $uid', '.write': 'auth.uid === $uid' } } };

function open() {
  const storage = memoryStorage();
  const database = new RealtimeDatabase(storage, () => 5);
  const rules = readRules(JSON.stringify({ rules: RULES }));
  if (!rules.ok) throw new Error(rules.mistake.reason);
  const access = accessByRules(() => rules.rules);
  const disconnects = new Disconnects(storage, database, access);
  let identity: Identity = { kind: 'user', uid: 'ana', claims: {} };
  const frames: string[] = [];
  const log = (line: string) => {
    throw new Error(line);
  };
  const on = { database, access, disconnects, identityOf: () => identity, log };
  const session = new Session('s1', on, (frame) => void frames.push(frame));
  let requests = 0;
  const ask = (action: string, body: object) => {
    requests += 1;
    session.receive(JSON.stringify({ t: 'd', d: { r: requests, a: action, b: body } }));
  };
  const endToken = () => {
    identity = { kind: 'invalid', reason: 'It has expired.' };
    frames.length = 0;
    session.checkToken();
  };
  return { ask, endToken, frames, stored: () => toJson(database.root) };
}

describe('a token that ends', () => {
  it('is told before its listens end: the client signs in anew then, and would forget what was ended before', () => {
    const { ask, endToken, frames } = open();
    ask('auth', { cred: 'token' });
    ask('q', { p: '/mine/ana', h: '' });
    endToken();
    const actions = frames.map((frame) => JSON.parse(frame).d.a);
    expect(actions).toEqual(['ac', 'c']);
  });

  it('leaves nothing unwritten of what was left in its name', () => {
    const { ask, endToken, stored } = open();
    ask('auth', { cred: 'token' });
    ask('o', { p: '/mine/ana', d: 'gone' });
    endToken();
    expect(stored()).toEqual({ mine: { ana: 'gone' } });
  });
});
