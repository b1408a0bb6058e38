import { sharesOf } from './shares-of';

it('gives each part its time and its share of the whole', () => {
  const parts = [
    { name: 'types', seconds: 30 },
    { name: 'browser tests', seconds: 270.04 },
  ];
  expect(sharesOf(parts, 300)).toEqual([
    'types             30.0 s   10 %',
    'browser tests    270.0 s   90 %',
    'all              300.0 s  100 %',
  ]);
});

it('knows a run without any part', () => {
  expect(sharesOf([], 0)).toEqual(['all                0.0 s    0 %']);
});
