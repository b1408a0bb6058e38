import { demo, problems } from './demo-fixture';

const WEEK = [23, 24, 25, 26, 27, 28, 29].map((day) => `2026-11-${day}`);

describe.each(WEEK)('the demo made on %s', (today) => {
  const documents = demo(today);

  it('holds only what the schemas of the domain take', () => {
    expect(problems(documents)).toEqual([]);
  });

  it('has an order with photos from before and after and a signature', () => {
    const kinds = new Map<string, string[]>();
    for (const { path, data } of documents)
      if (path.startsWith('attachments/') && path.split('/').length === 2) {
        const { entity, kind } = data as { entity: { id: string }; kind: string };
        kinds.set(entity.id, [...(kinds.get(entity.id) ?? []), kind].sort());
      }
    expect([...kinds.values()].map((of) => of.join())).toContain('photoAfter,photoBefore,signature');
  });
});
