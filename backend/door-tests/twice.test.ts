import { doorFor, knock, wired } from './knocking';
import { ROWS } from './samples';

/* A lost answer, a double click, a page that asks again: one id is one change. */
describe.each(ROWS)('%s', (_, name, sample) => {
  it('sent twice with one id is answered alike and changes nothing more', async () => {
    const door = doorFor(sample);
    const send = () => knock(door, sample.may[0], name, wired(sample.input));
    const first = await send();
    expect(first).toMatchObject({ ok: true });
    const after = door.database.everything();
    expect(await send()).toEqual(first);
    expect(door.database.everything()).toEqual(after);
  });
});
