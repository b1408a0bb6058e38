import { completedIn } from './completed-per-month';

const mockBounds: unknown[] = [];
jest.mock('@fm/data', () => ({
  countRecords: async (_kind: object, build: (spec: object) => object) => {
    const spec = {
      where: (field: string, _: string, value: unknown) => {
        if (field === 'completedAt') mockBounds.push(value);
        return spec;
      },
      orderBy: () => spec,
    };
    build(spec);
    return { ok: true, value: { count: 0 } };
  },
  resultOf: ({ value }: { readonly value: object }) => value,
}));
// No zone of any machine that tests run on.
jest.mock('@fm/domain/company', () => {
  const actual = jest.requireActual<{ COMPANY: object }>('@fm/domain/company');
  return { ...actual, COMPANY: { ...actual.COMPANY, timezone: 'Pacific/Marquesas' } };
});

it("counts the months by the company's midnight, not by the browser's", async () => {
  await completedIn('c1', '2026-11-01');
  expect(mockBounds).toEqual([new Date('2026-11-01T09:30:00Z'), new Date('2026-12-01T09:30:00Z')]);
});
