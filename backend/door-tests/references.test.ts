import { CUSTOMER, OFFER, SITE, WORK_ORDER } from '../rules-tests/samples';
import { COMPARED, placesOf, replaced, valueAt } from './hostile-inputs';
import { doorFor, knock, wired } from './knocking';
import { stored as records } from './sample-row';
import { type AnySample, type Caller, ROWS, SAMPLES } from './samples';

/* A reference leads to a record that is there, and is called as that record is, whatever is sent. */

const NOWHERE = 'nothing-has-this-id';
const FORGED = 'Forged by who sent it';

const isRef = (value: unknown): value is { readonly id: string; readonly name: string } =>
  typeof value === 'object' && value !== null && Object.keys(value).sort().join() === 'id,name';

/** Every reference in what a command takes over, by where it stands. */
const REFERENCES = ROWS.flatMap(([title, name, sample]) => {
  const input = wired(sample.input);
  return placesOf(input)
    .filter(
      (place) => !COMPARED.has(String(place[0])) && /Refs?$|^lead$|^crew$|^\d+$/.test(String(place.at(-1))),
    )
    .filter((place) => isRef(valueAt(input, place)))
    .map((place) => [`${title} ${place.join('.')}`, { name, sample, input, place }] as const);
});

it('walks into what commands take', () => {
  expect(REFERENCES.map(([said]) => said)).toEqual(
    expect.arrayContaining([
      'tasks.save of what stands values.offerRef',
      'workOrders.save values.crewRefs.0',
    ]),
  );
});

describe.each(REFERENCES)('%s', (_, { name, sample, input, place }) => {
  const told = async (over: object) => {
    const door = doorFor(sample);
    const sent = replaced(input, place, { ...(valueAt(input, place) as object), ...over });
    const answer = await knock(door, sample.may[0], name, sent);
    return { answer, stored: answer.ok ? JSON.stringify(door.database.everything()) : '' };
  };

  it('leads nowhere that nothing is', async () => {
    expect((await told({ id: NOWHERE })).stored).not.toContain(NOWHERE);
  });

  it('is called as its record is', async () => {
    const { answer, stored } = await told({ name: FORGED });
    expect(answer).toMatchObject({ ok: true });
    expect(stored).not.toContain(FORGED);
  });
});

describe('what a task is about', () => {
  const stranger = { customerRef: { id: 'c2', name: 'Others' } };
  const sample = SAMPLES['tasks.save'] as AnySample;
  const elsewhere = {
    ...records(CUSTOMER, {}, 'c2'),
    ...records(SITE, stranger, 's2'),
    ...records(WORK_ORDER, stranger, 'w2'),
    ...records(OFFER, {}, 'o1'),
    ...records(OFFER, stranger, 'o2'),
  };
  const save = (by: Caller, over: object) => {
    const input = wired(sample.input) as { readonly values: object };
    const door = doorFor({ ...sample, stored: { ...sample.stored, ...elsewhere } });
    return knock(door, by, 'tasks.save', { ...input, values: { ...input.values, ...over } });
  };
  const refusedAt = (field: string) => ({
    ok: false,
    failure: { kind: 'invalid', fields: { [`values.${field}`]: expect.any(String) } },
  });

  it.each([
    ['siteRef', 's2'],
    ['workOrderRef', 'w2'],
    ['offerRef', 'o2'],
  ])('is no %s of another customer', async (field, id) => {
    expect(await save('office', { [field]: { id, name: 'X' } })).toMatchObject(refusedAt(field));
  });

  it('is an offer only for those who see offers', async () => {
    const offerRef = { id: 'o1', name: 'X' };
    expect(await save('manager', { offerRef })).toMatchObject(refusedAt('offerRef'));
    expect(await save('office', { offerRef })).toMatchObject({ ok: true });
  });
});
