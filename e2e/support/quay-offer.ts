import { Keyboard } from '../page-models/keyboard';
import type { OfferPage } from '../page-models/offer-page';
import { chooseByKeyboard } from './choose-by-keyboard';
import { goTo } from './go-to';
import { press, type } from './press';

interface TypedLine {
  readonly group: string;
  readonly name: string;
  readonly quantity: number;
  readonly priceMinor: number;
  /** Rows to go down in the list of taxes from that of the line before. */
  readonly taxSteps?: number;
  readonly option?: string;
  readonly optional?: true;
  readonly recurs?: true;
}

const row = (
  group: string,
  name: string,
  quantity: number,
  priceMinor: number,
  more: object = {},
): TypedLine => ({ group, name, quantity, priceMinor, ...more });

/** What is typed after the item of the catalogue. Each group becomes an order, and what recurs a plan. */
export const TYPED: readonly TypedLine[] = [
  row('Lamps', 'Take the old lamps down', 7, 3_333),
  row('Lamps', 'Hang the new lamps', 13, 4_449),
  row('Lamps', 'Lay the cable', 41, 387),
  row('Lamps', 'Test the circuit', 3, 5_951),
  row('Lamps', 'Basic switches', 5, 1_199, { option: 'Basic' }),
  row('Lamps', 'Comfort switches', 5, 2_777, { option: 'Comfort' }),
  row('Planting', 'Clear the beds', 9, 2_113, { taxSteps: 1 }),
  row('Planting', 'Bring soil', 17, 1_361),
  row('Planting', 'Plant lavender', 23, 707),
  row('Planting', 'Plant hornbeam', 11, 1_993),
  row('Planting', 'Spread mulch', 19, 613),
  row('Planting', 'Water the beds', 3, 4_001),
  row('Paint', 'Rub the railing down', 31, 521, { taxSteps: -1 }),
  row('Paint', 'Prime the railing', 31, 437),
  row('Paint', 'Paint the railing', 31, 893),
  row('Paint', 'Paint the gate', 1, 18_999),
  row('Paint', 'Paint the bollards', 6, 2_221, { optional: true }),
  row('Paint', 'Take the rubbish away', 1, 7_777),
  row('Care', 'Check the lamps', 1, 14_321, { recurs: true }),
];
/** With the item of the catalogue. */
export const LINE_COUNT = TYPED.length + 1;
/** What is taken from the catalogue. */
export const LAMP = { itemNo: 'Q-901', name: 'Quay lamp', quantity: 12, priceMinor: 4_890 };
/** Off the whole offer. */
export const DISCOUNT_MINOR = 1_001;
/** In the list of how often. */
const RHYTHM = 'every 3 months';
/** The line that the second version changes. */
export const HUNG = { name: 'Hang the new lamps', before: 13, after: 14 };
/** The line that the second version leaves out. */
export const DROPPED = 'Lay the cable';
/** The headings that become orders. */
export const GROUPS = ['Lamps', 'Planting', 'Paint'];

/** What the lines that were accepted come to. */
export const ACCEPTED_NET_MINOR =
  TYPED.filter(({ name, option }) => name !== DROPPED && option !== 'Basic').reduce(
    (sum, { name, quantity, priceMinor }) => sum + (name === HUNG.name ? HUNG.after : quantity) * priceMinor,
    LAMP.quantity * LAMP.priceMinor,
  ) - DISCOUNT_MINOR;

/** Fills the line that was just added. */
async function typeLine(offer: OfferPage, at: number, line: TypedLine) {
  await type(offer.cell(at, 'Name'), line.name);
  await type(offer.cell(at, 'Quantity'), String(line.quantity));
  await type(offer.cell(at, 'Price'), (line.priceMinor / 100).toFixed(2));
  const { taxSteps = 0, option, optional, recurs } = line;
  if (taxSteps !== 0) await offer.cell(at, 'Tax').press(taxSteps > 0 ? 'ArrowDown' : 'ArrowUp');
  if (!option && !optional && !recurs) return;
  await press(offer.page, `${at}, details of line`);
  const details = offer.line(at).locator('..');
  if (option) await type(details.getByLabel('Option', { exact: true }), option);
  if (recurs) {
    await press(details, 'Once Carried out');
    await new Keyboard(offer.page).takeOption(RHYTHM);
  }
  if (!optional) return;
  await details.getByRole('checkbox', { name: /^Optional/ }).press('Space');
  await details.getByRole('checkbox', { name: 'Count it in the totals' }).press('Space');
}

/** Writes the first version, and leaves it open as a stored draft. */
export async function writeOffer(offer: OfferPage, title: string): Promise<void> {
  const { page } = offer;
  await goTo(page, '/create-offer?new=1');
  await type(page.getByRole('textbox', { name: 'Title', exact: true }), title);
  await chooseByKeyboard(page, 'Customer', 'Hausverwaltung M', /Möller/);
  await chooseByKeyboard(page, 'Site', '', /./);
  await chooseByKeyboard(page, 'Add from the catalogue', LAMP.itemNo, new RegExp(`^${LAMP.itemNo}`));
  await offer.line(1).waitFor();
  // The quantity has the focus.
  await page.keyboard.type(String(LAMP.quantity));
  for (const [index, line] of TYPED.entries()) {
    const at = index + 2;
    if (line.group === TYPED[index - 1]?.group) await offer.cell(at - 1, 'Name').press('Enter');
    else {
      await press(page, 'Add group');
      const name = page.getByLabel('Name of group New group', { exact: true });
      await type(name, line.group);
      await name.press('Enter');
    }
    await typeLine(offer, at, line);
  }
  await page.getByRole('radio', { name: 'Amount', exact: true }).press('Space');
  await type(page.getByRole('textbox', { name: 'Discount as an amount' }), '10.01');
  await press(page, 'Create offer');
  await page.waitForURL(/id=/);
  await offer.opened(title);
}
