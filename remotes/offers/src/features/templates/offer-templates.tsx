import { offerAddress } from '@fm/contract/addresses';
import { run } from '@fm/data';
import { type OfferTemplate, offerTemplates } from '@fm/domain/offer';
import { TemplateList, type TemplateScreen } from '@fm/screens/templates';
import { formatCounted } from '@fm/ui';

const screen: TemplateScreen<OfferTemplate> = {
  kind: offerTemplates,
  permission: 'offers:edit',
  list: { path: offerAddress.list(), label: 'Offers' },
  empty: 'Open an offer that comes up again and again, and choose “Save as template” in its menu.',
  holds,
  rename: (id, name) => run('offerTemplates.rename', { id, name }),
  trash: (id) => run('offerTemplates.trash', { id }),
  restore: (id) => run('offerTemplates.restore', { id }),
};

/** `/create-offer/templates`: what is offered again and again. */
export const OfferTemplates = () => <TemplateList screen={screen} />;

const LINE = { one: 'line', many: 'lines' };

function holds({ title, lines }: OfferTemplate): string {
  return `${title} · ${formatCounted(Object.keys(lines).length, LINE)}`;
}
