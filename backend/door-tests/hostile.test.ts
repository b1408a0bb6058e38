import { inSoak } from '@fm/testing/in-soak';
import { type HostileInput, hostileInputs, OTHERS_SAY } from './hostile-inputs';
import { doorFor, knock, wired } from './knocking';
import { ROWS } from './samples';
import { faultsOf } from './stored-records';

/* Whatever is sent, the door answers, and stores nothing that its schema refuses or that only the server may say. */

jest.setTimeout(inSoak(600_000, 30_000));

/** Inputs tried for one command, roughly. */
const MOST_INPUTS = inSoak(1_000_000, 100);

/** Of large forms every so many, shifted by one from place to place: each place and each value comes up. */
function thinned(all: readonly HostileInput[]): readonly HostileInput[] {
  const places = [...new Set(all.map(({ place }) => place))];
  const values = Math.floor(all.length / places.length);
  const step = Math.min(Math.ceil(all.length / MOST_INPUTS), values, places.length);
  return all.filter(
    ({ place, what }, at) => what === OTHERS_SAY || (at + places.indexOf(place)) % step === 0,
  );
}

it.each(ROWS)('%s is tried at each place with each value', (_, __, sample) => {
  const all = hostileInputs(wired(sample.input));
  const tried = thinned(all);
  for (const part of ['place', 'what'] as const)
    expect(new Set(tried.map((one) => one[part]))).toEqual(new Set(all.map((one) => one[part])));
});

describe.each(ROWS)('%s', (_, name, sample) => {
  it('answers hostile inputs, and keeps what is stored whole', async () => {
    const wrong: string[] = [];
    for (const { place, what, input } of thinned(hostileInputs(wired(sample.input)))) {
      const door = doorFor(sample);
      const answer = await knock(door, sample.may[0], name, input).catch((error: Error) => error);
      const said = `${place}: ${what}`;
      if (answer instanceof Error) wrong.push(`${said} throws ${answer.message}`);
      else if (answer.ok) {
        const documents = ['events', 'counters', ...answer.changed].flatMap((path) =>
          door.database.all(path),
        );
        for (const { path, data } of documents) {
          wrong.push(...faultsOf(path, data).map((fault) => `${said} stores ${fault}`));
          if (JSON.stringify(data).toLowerCase().includes('hostile'))
            wrong.push(`${said} is taken over into ${path}`);
          if (data.rev === 99 || data.schema === 99) wrong.push(`${said} sets the stamps of ${path}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

it('the honest inputs store what their schemas take', async () => {
  for (const [title, name, sample] of ROWS) {
    const door = doorFor(sample);
    const answer = await knock(door, sample.may[0], name, wired(sample.input));
    expect([title, answer]).toMatchObject([title, { ok: true }]);
    const paths = answer.ok ? answer.changed : [];
    const documents = paths.flatMap((path) => door.database.all(path));
    expect(documents.flatMap(({ path, data }) => faultsOf(path, data))).toEqual([]);
  }
});
