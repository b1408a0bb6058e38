import { offers, offerTemplateOf, offerTemplates } from '@fm/domain/offer';
import { templateName } from '@fm/domain/template';
import * as v from 'valibot';
import { defineCommand, recordId } from '../command';
import { present } from '../reference';
import { templateCommands } from '../template';

/** Keeps what an offer offers under a name, without its customer and its days. */
const saveTemplate = defineCommand({
  name: 'offerTemplates.save',
  permission: 'offers:edit',
  input: v.object({ id: recordId, name: templateName, offerId: recordId }),
  async run(unit, { id, name, offerId }) {
    await unit.create(offerTemplates, id, offerTemplateOf(name, await present(unit, offers, offerId)));
    return null;
  },
});

/** What can be changed about templates of offers. */
export const offerTemplateCommands = [
  saveTemplate,
  ...templateCommands(offerTemplates, 'offers:edit', {
    renames: 'offerTemplates.rename',
    trashes: 'offerTemplates.trash',
    restores: 'offerTemplates.restore',
  }),
] as const;
