import { asked } from './asked-area';

describe('the words after a release command', () => {
  it('are the area, and what to go back to', () => {
    expect(asked(['host', '--to', '3f9c1e2a'], 'Usage')).toMatchObject({
      words: ['host'],
      to: '3f9c1e2a',
      dryRun: false,
      preview: false,
    });
  });

  it('ask for a dry run only of a command that deploys', () => {
    expect(asked(['host', '--dry-run'], 'Usage', { deploys: true }).dryRun).toBe(true);
    expect(() => asked(['host', '--dry-run'], 'Usage: npm run rollback')).toThrow(
      /'--dry-run'[\s\S]*\nUsage: npm run rollback$/,
    );
  });

  it('say who may look at a preview', () => {
    expect(
      asked(['tasks', '--preview', '--roles', 'admin,office'], 'Usage', { deploys: true }),
    ).toMatchObject({
      words: ['tasks'],
      preview: true,
      roles: 'admin,office',
    });
  });
});
