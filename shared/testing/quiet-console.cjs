const { format } = require('node:util');

/**
 * Fails a test that writes an error or a warning to the console without having said so: a test that means to makes a
 * mock of the method, and asks what it was told.
 */
const said = [];
for (const level of ['error', 'warn']) {
  const say = console[level];
  console[level] = (...given) => {
    said.push(`console.${level}: ${format(...given).split('\n')[0]}`);
    say.apply(console, given);
  };
}

const expectSilence = () => {
  const lines = said.splice(0);
  if (lines.length > 0) throw new Error(`Nobody expected this on the console:\n${lines.join('\n')}`);
};
afterEach(expectSilence);
afterAll(expectSilence);
