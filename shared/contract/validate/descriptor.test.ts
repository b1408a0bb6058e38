import { validateDescriptor } from './descriptor';
import { good } from './descriptor-fixture';

const FILE = 'remotes/tasks/remote.config.ts';

describe('validateDescriptor', () => {
  it('takes a descriptor as it should be', () => {
    expect(validateDescriptor(good, FILE)).toBe(good);
  });

  it.each([
    [{ id: 'Tasks' }, '"id" is "Tasks"'],
    [{ title: '' }, '"title"'],
    [{ owner: undefined }, '"owner"'],
    [{ version: '1.0' }, '"version" is "1.0"'],
    [{ contract: '*' }, '"contract" is "*"'],
    [{ contract: '>=1.0.0' }, '"contract" is ">=1.0.0"'],
    [{ paths: [] }, '"paths"'],
    [{ paths: ['tasks'] }, 'path "tasks"'],
    [{ paths: ['/tasks/'] }, 'path "/tasks/"'],
    [{ menu: [{ ...good.menu[0], to: '/offers' }] }, '"to" is "/offers"'],
    [{ menu: [{ ...good.menu[0], to: '/tasks-archive' }] }, '"to" is "/tasks-archive"'],
    [{ menu: [{ ...good.menu[0], icon: 'rocket' }] }, '"icon" is "rocket"'],
    [{ menu: {} }, '"menu" must be a list'],
    [{ menu: [good.menu[0], good.menu[0]] }, '"menu" has "tasks" twice'],
    [{ menu: [{ ...good.menu[0], requires: 'tasks:fly' }] }, 'menu "tasks": "requires" names the unknown'],
    [{ widgets: [{ ...good.widgets[0], title: '' }] }, 'widgets "due": "title"'],
    [{ widgets: [{ ...good.widgets[0], size: 'xl' }] }, 'widgets "due": "size" is "xl"'],
    [{ widgets: [{ ...good.widgets[0], order: 'first' }] }, 'widgets "due": "order"'],
    [{ widgets: [good.widgets[0], good.widgets[0]] }, '"widgets" has "due" twice'],
    [{ widgets: [{ ...good.widgets[0], id: 'Due' }] }, 'widgets[0]: "id" is "Due"'],
    [{ search: { label: 'Tasks' } }, 'search: "minChars"'],
    [{ search: { label: '', minChars: 2 } }, 'search: "label"'],
    [{ commands: [{ ...good.commands[0], to: '/offers/form' }] }, 'commands "new": "to" is "/offers/form"'],
    [{ commands: [{ ...good.commands[0], requires: 'offers:edit' }] }, 'commands "new": "requires" names'],
    [{ commands: [{ ...good.commands[0], shortcut: 'Ctrl+N' }] }, 'commands "new": "shortcut"'],
    [{ commands: [good.commands[0], good.commands[0]] }, '"commands" has "new" twice'],
    [{ permissions: [{ id: 'tasks', label: 'Tasks' }] }, 'permissions[0]: "id" is "tasks"'],
  ])('refuses %j, naming file and field', (change, field) => {
    const refused = () => validateDescriptor({ ...good, ...change }, FILE);
    expect(refused).toThrow(field);
    expect(refused).toThrow(FILE);
  });

  it('lets a menu entry lead below one of its paths', () => {
    const below = { ...good, menu: [{ ...good.menu[0], to: '/tasks/form' }] };
    expect(validateDescriptor(below, FILE)).toBe(below);
  });

  it('takes a descriptor of contract 1.0, which knew neither cards nor search', () => {
    const { widgets, search, commands, permissions, ...older } = good;
    expect(validateDescriptor(older, FILE)).toBe(older);
  });

  it('lets a command ask its screen for something in the address', () => {
    const asking = { ...good, commands: [{ ...good.commands[0], to: '/tasks?new=1' }] };
    expect(validateDescriptor(asking, FILE)).toBe(asking);
  });
});
