import { type DocumentEvent, documentMatcher } from './document-pattern';

const matches = (kind: string, pattern: string, path: string, event: DocumentEvent) =>
  documentMatcher({
    eventType: `google.cloud.firestore.document.v1.${kind}`,
    eventFilterPathPatterns: { document: pattern },
  })?.(path, event);

it.each([
  ['written', 'things/{id}', 'things/1', 'created', true],
  ['written', 'things/{id}', 'things/1', 'deleted', true],
  ['updated', 'things/{id}', 'things/1', 'created', false],
  ['created', 'things/{id}', 'things/1/parts/2', 'created', false],
  ['created', 'things/{id=**}', 'things/1/parts/2', 'created', true],
  ['created', '{kind}/{id}', 'things/1', 'created', true],
  ['created', 'th.ngs/1', 'things/1', 'created', false],
] as const)('%s of %s: %s %s is %s', (kind, pattern, path, event, expected) => {
  expect(matches(kind, pattern, path, event)).toBe(expected);
});

it('is about documents alone', () => {
  expect(documentMatcher({ eventType: 'google.cloud.storage.object.v1.finalized' })).toBeUndefined();
});
