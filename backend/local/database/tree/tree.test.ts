import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskStorage } from '../../store/disk-storage';
import { memoryStorage } from '../../store/memory-storage';
import { RealtimeDatabase } from '../realtime-database';
import { hashOf } from './hash';
import { at, type Tree } from './node';
import { compareKeys } from './order';
import { readPath } from './path';
import { readValue } from './read-value';
import { toJson, toPlainJson } from './to-json';

const tree = (json: unknown, before: Tree = null): Tree => readValue(json, { now: 1_000, before }, []);
const open = () => new RealtimeDatabase(memoryStorage(), () => 1_000);
const write = (database: RealtimeDatabase, path: string, json: unknown) =>
  database.commit(database.plan([{ path: readPath(path), json }]));

describe('values', () => {
  it('come back as they were written, with their priorities', () => {
    const json = { a: { '.value': 1, '.priority': 'p' }, b: { c: true, '.priority': 2 }, d: 'x' };
    expect(toJson(tree(json))).toEqual(json);
    expect(toPlainJson(tree(json))).toEqual({ a: 1, b: { c: true }, d: 'x' });
  });

  it('hold nothing where nothing is left', () => {
    expect(tree({ a: { b: null }, c: {} })).toBeNull();
  });

  it('are lists again where most numbers are there', () => {
    expect(toPlainJson(tree(['a', 'b', null, 'd']))).toEqual(['a', 'b', null, 'd']);
    expect(toPlainJson(tree({ 0: 'a', 7: 'b' }))).toEqual({ 0: 'a', 7: 'b' });
    expect(toPlainJson(tree({ 0: 'a', x: 'b' }))).toEqual({ 0: 'a', x: 'b' });
  });

  it('have one time for all of a write, and count up from what is there', () => {
    const before = tree({ n: 5 });
    const json = {
      n: { '.sv': { increment: 2 } },
      m: { '.sv': { increment: 3 } },
      t: { '.sv': 'timestamp' },
    };
    expect(toJson(tree(json, before))).toEqual({ n: 7, m: 3, t: 1_000 });
  });

  it.each([
    [{ 'a.b': 1 }],
    [{ 'a/b': 1 }],
    [{ '': 1 }],
    [{ 'half \ud800': 1 }],
    [{ 'tab\t': 1 }],
    [{ a: { '.sv': 'random' } }],
    [{ '.value': 1, '.priority': true }],
    [{ ['k'.repeat(769)]: 1 }],
    [{ ['k'.repeat(768)]: { ['k'.repeat(768)]: { ['k'.repeat(768)]: 1 } } }],
    [JSON.parse(`${'{"a":'.repeat(33)}1${'}'.repeat(33)}`)],
  ])('are refused when they cannot be kept (%#)', (json) => {
    expect(() => tree(json)).toThrow('');
  });

  it('keep a key that objects have of themselves', () => {
    expect(JSON.stringify(toJson(tree(JSON.parse('{"__proto__":{"a":1},"constructor":2}'))))).toBe(
      '{"__proto__":{"a":1},"constructor":2}',
    );
  });

  it('have one hash whatever the order they were written in, and another for another type', () => {
    expect(hashOf(null)).toBe('');
    expect(hashOf(tree({ a: 1, b: 'x' }))).toBe(hashOf(tree({ b: 'x', a: 1 })));
    expect(hashOf(tree({ a: 1 }))).not.toBe(hashOf(tree({ a: '1' })));
  });
});

it('orders keys by number first, then as texts', () => {
  const keys = ['b', '10', '9', '-1', 'a', '2147483648', 'B', '[MAX_NAME]', '[MIN_NAME]'];
  expect([...keys].sort(compareKeys)).toEqual([
    '[MIN_NAME]',
    '-1',
    '9',
    '10',
    '2147483648',
    'B',
    'a',
    'b',
    '[MAX_NAME]',
  ]);
});

describe('writes', () => {
  it('replace what was there, a value by children and children by a value', () => {
    const database = open();
    write(database, 'a', 1);
    write(database, 'a/b', 2);
    expect(toJson(database.root)).toEqual({ a: { b: 2 } });
    write(database, 'a', 'again');
    expect(toJson(database.root)).toEqual({ a: 'again' });
    write(database, 'a/.priority', 3);
    expect(toJson(at(database.root, ['a']))).toEqual({ '.value': 'again', '.priority': 3 });
    write(database, 'a', null);
    expect(database.root).toBeNull();
  });

  it('are all there after the process, and nothing else', () => {
    const directory = mkdtempSync(join(tmpdir(), 'tree-'));
    const restarted = async () => {
      const storage = diskStorage(directory);
      const database = new RealtimeDatabase(storage, () => 1_000);
      return { database, close: () => storage.close() };
    };
    const run = async () => {
      const first = await restarted();
      write(first.database, 'a', { b: { '.value': 'é', '.priority': 1 }, bc: 1, 'b ': { x: true } });
      write(first.database, 'a/b', null);
      write(first.database, 'leaf', 1);
      write(first.database, 'leaf/child', 2);
      write(first.database, 'gone/deep/er', 2);
      write(first.database, 'gone/.priority', 9);
      write(first.database, 'gone/deep/er', null);
      const before = toJson(first.database.root);
      await first.close();
      const second = await restarted();
      expect(toJson(second.database.root)).toEqual(before);
      expect(before).toEqual({ a: { bc: 1, 'b ': { x: true } }, leaf: { child: 2 } });
      await second.close();
    };
    return run().finally(() => rmSync(directory, { recursive: true, force: true }));
  });
});
