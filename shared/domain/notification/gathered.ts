import type { News, NotificationKind } from './notification';

/** Records of one kind that somebody is told of one by one when they come with one commit; of more in one sentence. */
const MOST_APART = 5;

/** Kinds of news that a change of many records brings, and that can be said of many at once. */
const OF_MANY: ReadonlySet<NotificationKind> = new Set(['assigned', 'changed']);

/** What one person is told of by one notification. */
export interface Gathered extends Pick<News, 'kind' | 'record'> {
  /** How many records it is about, where it tells of many; `record` is the first of them. */
  readonly records?: number;
}

/** The news that one commit has for one person: those of many records of one kind are one. */
export function gathered(news: readonly Pick<News, 'kind' | 'record'>[]): readonly Gathered[] {
  const alike = new Map<string, Map<string, Pick<News, 'kind' | 'record'>>>();
  for (const { kind, record } of news) {
    const known = alike.get(`${kind} ${record.type}`) ?? new Map();
    alike.set(`${kind} ${record.type}`, known.set(record.id, { kind, record }));
  }
  return [...alike.values()].flatMap((byId) => {
    const all = [...byId.values()];
    const [first] = all;
    return first && all.length > MOST_APART && OF_MANY.has(first.kind)
      ? [{ ...first, records: all.length }]
      : all;
  });
}
