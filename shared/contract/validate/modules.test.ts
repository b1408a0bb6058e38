import { CONTRACT } from '../version';
import { good } from './descriptor-fixture';
import { validateHits, validateModule, validateSearch, validateWidgets } from './modules';

describe('validateModule', () => {
  const module = { contract: CONTRACT, id: 'tasks', routes: { '/tasks': [] } };

  it('takes a module with routes for every path', () => {
    expect(validateModule(module, good)).toBe(module);
  });

  it.each([
    ['nothing', undefined],
    ['an empty module, as the runtime may give after a failure', {}],
    ['the module of another area', { ...module, id: 'offers' }],
    ['a module that would begin something before a screen does', { ...module, activate: () => undefined }],
    ['a module without routes for a path', { ...module, routes: { '/other': [] } }],
  ])('refuses %s', (_, value) => {
    expect(() => validateModule(value, good)).toThrow('module of "tasks"');
  });
});

describe('validateWidgets', () => {
  const widgets = { contract: CONTRACT, id: 'tasks', widgets: { due: () => null } };

  it('takes a component for every card that was announced', () => {
    expect(validateWidgets(widgets, good)).toBe(widgets);
  });

  it.each([
    ['nothing', undefined, 'must be an object'],
    ['the cards of another area', { ...widgets, id: 'offers' }, '"id" is "offers"'],
    [
      'a missing card',
      { ...widgets, widgets: {} },
      'no component "due"; export one, or take it out of remote.config.ts',
    ],
    ['a card that is no component', { ...widgets, widgets: { due: 'Tasks' } }, 'no component "due"'],
  ])('refuses %s, saying what to do', (_, value, message) => {
    expect(() => validateWidgets(value, good)).toThrow(message);
  });
});

describe('validateSearch', () => {
  it('takes a function, and refuses everything else', () => {
    const search = { contract: CONTRACT, id: 'tasks', search: async () => [] };
    expect(validateSearch(search, good)).toBe(search);
    expect(() => validateSearch({ ...search, search: [] }, good)).toThrow('"search" must be a function');
  });
});

describe('validateHits', () => {
  const hit = { id: 't1', title: 'Call the caretaker', to: '/tasks/form?id=t1' };

  it('takes hits that lead into the area', () => {
    expect(validateHits([hit], good)).toEqual([hit]);
  });

  it.each([
    ['something else than a list', { hit }, '"hits" must be a list'],
    ['a hit without a title', [{ ...hit, title: undefined }], 'hits[0]: "title"'],
    ['a hit that leads elsewhere', [{ ...hit, to: '/offers' }], 'hits[0]: "to" is "/offers", outside'],
    ['a hit that leads out of the app', [{ ...hit, to: 'https://elsewhere.example/' }], 'outside the area'],
  ])('refuses %s', (_, value, message) => {
    expect(() => validateHits(value, good)).toThrow(message);
  });
});
