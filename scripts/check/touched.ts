import { basename } from 'node:path';

/** How the browser tests of an area begin. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  customers: ['customer', 'reminders'],
  employees: ['employee'],
  maintenance: ['maintenance', 'assets'],
  offers: ['catalogue', 'offer'],
  tasks: ['task'],
  'work-orders': ['work-order', 'printed-work', 'time-zones'],
};

/** What goes through the screens of all areas. */
const EVERYWHERE = [
  'budgets',
  'drafts-and-merge',
  'engines',
  'left-commands',
  'left-work',
  'reads',
  'roles',
  'safety',
  'search',
  'undo-and-trash',
  'widths',
];

/** The beginnings of the browser tests that a changed file can touch; undefined for all tests. */
function beginningsOf(path: string): readonly string[] | undefined {
  if (path.endsWith('.browser.test.ts')) return [basename(path, '.browser.test.ts')];
  if (/\.test\.tsx?$/.test(path) || path.endsWith('.md')) return [];
  const area = AREAS[/^remotes\/([^/]+)\//.exec(path)?.[1] ?? ''];
  return area && [...area, ...EVERYWHERE];
}

/**
 * Those of the browser tests that one of the changed files can touch, both as paths from the root. Files of an area
 * touch its own tests and those that go through all areas; what several areas share touches every test.
 */
export function touchedBy(changed: readonly string[], tests: readonly string[]): readonly string[] {
  const beginnings = changed.map(beginningsOf);
  return tests.filter((test) =>
    beginnings.some((some) => some?.some((beginning) => basename(test).startsWith(beginning)) ?? true),
  );
}
