import type { Page } from 'playwright-core';
import { OfferPage } from '../page-models/offer-page';
import { goTo } from './go-to';
import { storedAt, storedWhere } from './stored';
import type { TestApp } from './test-app';

type Offer = Readonly<Record<string, unknown>>;

/** A draft of 60 lines. */
export const LONG_OFFER = 'offer-01';

/** The offers of the demo, as they are stored by now. */
export class DemoOffers {
  constructor(
    private readonly app: TestApp,
    private readonly page: Page,
  ) {}

  with = (status: string) => storedWhere(this.app.backend, 'offers', 'status', status);

  stored = (id: unknown) => storedAt(this.app.backend, `offers/${String(id)}`);

  /** A draft of a few lines. */
  async small(): Promise<string> {
    const drafts = await this.with('draft');
    return String(drafts.findLast(({ id, grossMinor }) => id !== LONG_OFFER && Number(grossMinor) > 0)?.id);
  }

  /** Opens one that is in this state. */
  async open(status: string, fits: (offer: Offer) => boolean = () => true): Promise<Offer> {
    const found = (await this.with(status)).find(fits);
    if (!found) throw new Error(`The demo has no such offer that is ${status}.`);
    await goTo(this.page, `/create-offer?id=${String(found.id)}`);
    await new OfferPage(this.page).opened(String(found.title));
    return found;
  }
}
