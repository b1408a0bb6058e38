import { parseConfig } from './config';

const good = {
  projectId: 'demo-facility',
  companyTitle: 'Nordhaus Facility Services',
  firebase: { apiKey: 'k', projectId: 'demo-facility' },
  emulators: { auth: 'localhost:8080', firestore: 'localhost:8080' },
  registryUrl: '/registry.json',
  remoteOrigins: ['https://areas.example'],
  allowOverrides: false,
};

describe('the configuration', () => {
  it('is taken as it is when it is right', () => {
    expect(parseConfig(good)).toEqual(good);
  });

  it('needs no emulators', () => {
    const { emulators: _, ...rest } = good;
    expect(parseConfig(rest)).toEqual(rest);
  });

  it.each([
    [{ ...good, companyTitle: '' }, 'companyTitle'],
    [{ ...good, projectId: 1 }, 'projectId'],
    [{ ...good, firebase: { projectId: 'x' } }, 'apiKey'],
    [{ ...good, firebase: null }, 'firebase'],
    [{ ...good, emulators: { auth: 'localhost:1' } }, 'firestore'],
    [{ ...good, registryUrl: undefined }, 'registryUrl'],
    [{ ...good, remoteOrigins: 'https://areas.example' }, 'remoteOrigins'],
    [{ ...good, allowOverrides: 'no' }, 'allowOverrides'],
    ['<!doctype html>', 'config.json'],
  ])('names what is wrong with %o', (value, field) => {
    expect(() => parseConfig(value)).toThrow(field);
  });
});
