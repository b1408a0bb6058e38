import type { ExportedTypes } from '@fm/build/exported-types';
import { changedTypes, namesOf } from './changed-types';

const before: ExportedTypes = {
  modules: {
    '@fm/ui': {
      Button: '(props: ButtonProps) => Element',
      Dialog: '(props: DialogProps) => Element | null',
      formatted: '(value: number) => string',
    },
    '@fm/data': { saved: '(id: string) => Promise<void>' },
  },
  types: {
    ButtonProps: '{ size?: Size | undefined; onClick: () => void }',
    DialogProps: '{ title: string }',
    Size: '"lg" | "md"',
  },
};
const takes = { '@fm/ui': ['Button', 'Dialog'], '@fm/data': ['saved'] };

const withName = (module: string, name: string, type: string): ExportedTypes => ({
  ...before,
  modules: { ...before.modules, [module]: { ...before.modules[module], [name]: type } },
});

it('finds nothing where all is as it was', () => {
  expect(changedTypes(takes, before, structuredClone(before))).toEqual({});
});

it('finds a function that takes something else', () => {
  const now = withName('@fm/data', 'saved', '(id: string, rev: number) => Promise<void>');
  expect(changedTypes(takes, before, now)).toEqual({ '@fm/data': ['saved'] });
});

it('finds a component by a type that its props come to', () => {
  const now = { ...before, types: { ...before.types, Size: '"lg"' } };
  expect(changedTypes(takes, before, now)).toEqual({ '@fm/ui': ['Button'] });
});

it('follows types that come to each other', () => {
  const round = (leaf: string): ExportedTypes => ({
    modules: { '@fm/ui': { Tree: '(node: Branch) => Element' } },
    types: { Branch: '{ next: Twig }', Twig: `{ back: Branch; leaf: ${leaf} }` },
  });
  expect(changedTypes({ '@fm/ui': ['Tree'] }, round('string'), round('number'))).toEqual({
    '@fm/ui': ['Tree'],
  });
});

it('leaves out what is not taken, and names that are missing in one of the two', () => {
  const now = withName('@fm/ui', 'formatted', '(value: number, unit: string) => string');
  expect(changedTypes(takes, before, now)).toEqual({});
  expect(changedTypes({ '@fm/ui': ['Gone'], '@fm/other': ['Else'] }, before, now)).toEqual({});
});

it('says names with the modules they are of', () => {
  expect(namesOf({ '@fm/ui': ['Button', 'Dialog'], '@fm/data': ['saved'] })).toBe(
    'Button, Dialog of @fm/ui; saved of @fm/data',
  );
});
