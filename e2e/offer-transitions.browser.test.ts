import type { Page } from 'playwright-core';
import { FormPage } from './page-models/form-page';
import { OfferPage } from './page-models/offer-page';
import { accessibilityProblems, DIALOG, problemsInLightAndDark } from './support/axe';
import { openDemo } from './support/demo';
import { DemoOffers, LONG_OFFER } from './support/demo-offers';
import { goTo } from './support/go-to';
import { storedWhere } from './support/stored';
import { afterAll, beforeAll, describe, expect, it } from './support/test';
import type { TestApp } from './support/test-app';

let app: TestApp;
let page: Page;
let offer: OfferPage;
let form: FormPage;
let demo: DemoOffers;

beforeAll(async () => {
  ({ app, page } = await openDemo());
  offer = new OfferPage(page);
  form = new FormPage(page);
  demo = new DemoOffers(app, page);
});

afterAll(() => app?.close());

const says = (text: string | RegExp) => page.getByText(text).first().waitFor();

describe('steps of an offer', () => {
  it('send a draft, which then cannot be changed any more', async () => {
    const draft = await demo.open(
      'draft',
      ({ id, grossMinor }) => id !== LONG_OFFER && Number(grossMinor) > 0,
    );
    await offer.button('Send').click();
    const dialog = offer.dialog('Send the offer');
    await dialog.getByRole('radio', { name: /^Another way/ }).check();
    await dialog.getByLabel('Note').fill('By e-mail to the facility manager');
    await dialog.getByRole('button', { name: 'Mark as sent' }).click();
    await says('Sent offers stay as the customer got them.');
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveCount(0);
    expect(await demo.stored(draft.id)).toMatchObject({ status: 'sent', sentAt: expect.any(String) });
    const history = await storedWhere(app.backend, 'events', 'entity.id', String(draft.id));
    expect(history).toContainEqual(
      expect.objectContaining({ kind: 'status', note: 'By e-mail to the facility manager' }),
    );
  });

  it('refuse to send one without a price', async () => {
    await goTo(page, `/create-offer?id=${await demo.small()}`);
    await offer.line(1).waitFor();
    for (let left = await offer.lines.count(); left > 0; left -= 1) {
      await offer.button('Remove line 1').click();
      await offer.line(left).waitFor({ state: 'detached' });
    }
    await offer.button('Save changes').click();
    await says('All changes saved');
    await offer.button('Send').click();
    const dialog = offer.dialog('Send the offer');
    await dialog.getByRole('radio', { name: /^Another way/ }).check();
    await dialog.getByRole('button', { name: 'Mark as sent' }).click();
    await says('Add at least one line with a price.');
  });

  it('ask who accepted, and which option', async () => {
    const sent = await demo.open('sent', ({ lines }) =>
      Object.values(lines as Record<string, { option?: string }>).some(({ option }) => option !== undefined),
    );
    await offer.button('Mark as accepted').click();
    const dialog = offer.dialog('Accepted by the customer');
    await dialog.getByRole('button', { name: 'Mark as accepted' }).click();
    await dialog.getByText('Enter who accepted for the customer.').waitFor();
    await dialog.getByText('Choose the option that was accepted.').waitFor();
    await dialog.getByLabel('Accepted by').fill('Petra Kühn');
    await dialog.getByRole('radio', { name: /Comfort/ }).check();
    await dialog.getByRole('button', { name: 'Mark as accepted' }).click();
    await says('Accepted offers can no longer be changed.');
    expect(await demo.stored(sent.id)).toMatchObject({
      status: 'accepted',
      decidedByName: 'Petra Kühn',
      acceptedOption: 'Comfort',
    });
  });

  it('ask of each optional line whether it was accepted, by keyboard', async () => {
    const sent = await demo.open('sent', ({ lines }) =>
      Object.values(lines as Record<string, { optional: boolean }>).some(({ optional }) => optional),
    );
    await offer.button('Mark as accepted').click();
    const dialog = offer.dialog('Accepted by the customer');
    await dialog.getByLabel('Accepted by').fill('Petra Kühn');
    await dialog.getByRole('button', { name: 'Mark as accepted' }).click();
    await dialog.getByText('Choose whether “Extra round after six months” was accepted.').waitFor();
    expect(await accessibilityProblems(page, DIALOG)).toEqual([]);
    await dialog.getByRole('radio', { name: 'Declined' }).press('Space');
    await dialog.getByRole('button', { name: 'Mark as accepted' }).press('Enter');
    await says('Optional lines declined');
    await says('Optional lines declined: Extra round after six months.');
    const { optionalTaken } = await demo.stored(sent.id);
    expect(Object.values(optionalTaken as object)).toEqual([false]);
  });

  it('ask why an offer was lost, by keyboard', async () => {
    const sent = await demo.open('sent', ({ validUntil }) => String(validUntil) > '2026');
    await offer.button('Mark as declined').press('Enter');
    const dialog = offer.dialog('Declined by the customer');
    await dialog.getByRole('button', { name: 'Mark as declined' }).press('Enter');
    await dialog.getByText('Choose why the offer was lost.').waitFor();
    await dialog.getByRole('radio', { name: 'Price' }).press('Space');
    await dialog.getByRole('button', { name: 'Mark as declined' }).press('Enter');
    await says('The customer declined this offer');
    expect(await demo.stored(sent.id)).toMatchObject({ status: 'declined', lostReason: 'price' });
  });

  it('open an expired offer again with a new last day', async () => {
    const expired = await demo.open('expired');
    await offer.button('Extend').click();
    await offer.dialog('Extend offer').getByRole('button', { name: 'Extend' }).click();
    await offer.button('Mark as accepted').waitFor();
    expect(await demo.stored(expired.id)).toMatchObject({ status: 'sent' });
  });

  it('make a new version as a draft and mark the old one as replaced', async () => {
    const declined = await demo.open('declined');
    await offer.button('New version').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Make version/ })
      .click();
    await says('The new version is a draft.');
    await form.field('Title').waitFor();
    const old = await demo.stored(declined.id);
    expect(old).toMatchObject({ status: 'superseded' });
    expect(await demo.stored(old.supersededById)).toMatchObject({
      status: 'draft',
      version: Number(declined.version) + 1,
      title: declined.title,
      grossMinor: declined.grossMinor,
    });
  });

  it('withdraw an offer with a reason', async () => {
    const sent = await demo.open('sent');
    await offer.button('Withdraw').click();
    const dialog = offer.dialog('Withdraw offer');
    await dialog.getByRole('button', { name: 'Withdraw offer' }).click();
    await dialog.getByText('Say why the offer is withdrawn.').waitFor();
    await dialog.getByLabel('Why is it withdrawn?').fill('The building was sold.');
    await dialog.getByRole('button', { name: 'Withdraw offer' }).click();
    await says('Withdrawn offers can no longer be changed.');
    expect(await demo.stored(sent.id)).toMatchObject({
      status: 'withdrawn',
      withdrawReason: 'The building was sold.',
    });
  });
});

it('has nothing for axe to find in the light and in the dark', async () => {
  await goTo(page, `/create-offer?id=${await demo.small()}`);
  await offer.line(1).waitFor();
  await offer
    .line(1)
    .getByRole('button', { name: /details of line/ })
    .click();
  expect(await problemsInLightAndDark(page)).toEqual([]);
  await demo.open('accepted', ({ acceptedOption }) => acceptedOption !== undefined);
  expect(await problemsInLightAndDark(page)).toEqual([]);
  await demo.open('sent');
  await offer.button('Mark as accepted').click();
  await offer.dialog('Accepted by the customer').waitFor();
  expect(await problemsInLightAndDark(page, DIALOG)).toEqual([]);
});
