import { whyFrozen } from './offer-sheet';

it('says of a draft in the trash that it has to be restored, and not that drafts cannot be changed', () => {
  expect(whyFrozen({ status: 'draft', version: 1, trashed: true })).toBe(
    'This offer is in the trash. Restore it to change it.',
  );
});
