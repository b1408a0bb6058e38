import { good } from '../validate/descriptor-fixture';
import { validateModule } from '../validate/modules';
import { CONTRACT } from '../version';
import { ADAPTERS, adapterFor, type ContractAdapter, takes } from './adapter';

/** A made-up major 0, in which an area exposed a bare list of routes: there has never been one. */
const fromZero: ContractAdapter = {
  major: 0,
  module: (old) => ({ contract: CONTRACT, id: 'tasks', routes: { '/tasks': old } }),
};
const ancient = { ...good, contract: '^0.4.0' };
const routes = [{ index: true }];

describe('an area built for the previous major', () => {
  it('is taken, and shown as one of this major, while there is an adapter for it', () => {
    expect(takes(ancient.contract, [fromZero])).toBe(true);
    expect(validateModule(routes, ancient, [fromZero])).toMatchObject({ routes: { '/tasks': routes } });
  });

  it('is shown as it is, where it was built for contract 1', () => {
    const built = { contract: '1.3.0', id: 'tasks', routes: { '/tasks': routes } };
    const fromOne = { ...good, contract: '^1.3.0' };
    expect(takes(fromOne.contract)).toBe(true);
    expect(validateModule(built, fromOne)).toBe(built);
  });

  it('is refused when there is none', () => {
    expect(takes(ancient.contract)).toBe(false);
    expect(() => validateModule(routes, ancient)).toThrow('module of "tasks": must be an object');
  });

  it('is still validated after it was adapted', () => {
    expect(() => validateModule('no routes', ancient, [fromZero])).toThrow('"/tasks" must be a list');
  });
});

describe('adapters', () => {
  it('leave an area of the current major alone', () => {
    expect(adapterFor(good.contract, [fromZero])).toBeUndefined();
    expect(takes(good.contract, [fromZero])).toBe(true);
  });

  it('exist for the previous major at most', () => {
    const current = Number.parseInt(CONTRACT, 10);
    expect(ADAPTERS.filter(({ major }) => major !== current - 1)).toEqual([]);
  });
});
