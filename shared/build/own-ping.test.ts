import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const ownPing = createRequire(__filename)('./own-ping-loader.cjs') as (source: string) => string;
const firestore = createRequire(require.resolve('@firebase/firestore/package.json'));
const transport = readFileSync(
  firestore
    .resolve('@firebase/webchannel-wrapper/webchannel-blob')
    .replace(/webchannel-blob\/(?:esm\/)?[^/]*$/, 'webchannel-blob/esm/webchannel_blob_es2018.js'),
  'utf8',
);

describe('the transport of Firestore', () => {
  it('asks the own server, and no other, whether the network is there', () => {
    expect(transport).toContain('google.com/images');
    expect(ownPing(transport)).not.toContain('google.com/images');
    expect(ownPing(transport)).toContain('"/favicon.svg"');
  });

  it('stops the build where it asks another address than it used to', () => {
    expect(() => ownPing('"//elsewhere"')).toThrow('another address');
  });
});
