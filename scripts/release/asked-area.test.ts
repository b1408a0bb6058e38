import { asked } from './asked-area';

describe('the words after a release command', () => {
  it('are the area, and what to go back to', () => {
    expect(asked(['host', '--to', '3f9c1e2a'], 'Usage')).toEqual({
      words: ['host'],
      to: '3f9c1e2a',
      dryRun: false,
    });
  });

  it('ask for a dry run only of a command that has one', () => {
    expect(asked(['host', '--dry-run'], 'Usage', { dry: true }).dryRun).toBe(true);
    expect(() => asked(['host', '--dry-run'], 'Usage: npm run rollback')).toThrow(
      /'--dry-run'[\s\S]*\nUsage: npm run rollback$/,
    );
  });
});
