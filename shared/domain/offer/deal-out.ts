import { offerTotals } from '../offer-arithmetic';
import { allowed, type TransitionOutcome } from '../transitions';
import { type Offer, offerLines } from './offer';

type Line = ReturnType<typeof offerLines>[number];
type DealtOut = Pick<Offer, 'lines' | 'convertedTo' | 'lineOrders' | 'linePlans'>;

/** Orders that one offer is dealt out to at a time. */
export const MAX_OFFER_ORDERS = 20;
/** Maintenance plans that one offer is dealt out to at a time. */
export const MAX_OFFER_PLANS = 20;

/** The lines that were agreed and are to be carried out, in their order: texts are said with all of them. */
export function agreedLines(offer: Offer): readonly Line[] {
  const counted = offerTotals(offer).lines;
  return offerLines(offer).filter(({ id }) => Object.hasOwn(counted, id));
}

/** The agreed lines that no order and no plan has yet, in their order. */
export function openLines(offer: Offer): readonly Line[] {
  if (isDealtAsWhole(offer)) return [];
  const { lineOrders = {}, linePlans = {} } = offer;
  return agreedLines(offer).filter(
    ({ id }) => !Object.hasOwn(lineOrders, id) && !Object.hasOwn(linePlans, id),
  );
}

/** Whether the offer became orders before its lines said which one they are in. */
export const isDealtAsWhole = ({ convertedTo = [], lineOrders, linePlans }: DealtOut): boolean =>
  convertedTo.length > 0 && lineOrders === undefined && linePlans === undefined;

/** The offer accepted once more without orders and plans that are not going to be done: their lines are free again. */
export function withoutMade(
  { convertedTo = [], lineOrders, linePlans }: DealtOut,
  gone: ReadonlySet<string>,
  note: string,
): TransitionOutcome<Offer> {
  const left = convertedTo.filter(({ id }) => !gone.has(id));
  return allowed<Offer>(
    {
      status: 'accepted',
      convertedTo: left.length > 0 ? left : undefined,
      lineOrders: left.length > 0 ? keptOf(lineOrders, gone) : undefined,
      linePlans: left.length > 0 ? keptOf(linePlans, gone) : undefined,
    },
    note,
  );
}

/** The lines that are elsewhere than in what is gone; a map stays also when it is empty, and says that lines are told apart. */
const keptOf = (places: Readonly<Record<string, string>> | undefined, gone: ReadonlySet<string>) =>
  places && Object.fromEntries(Object.entries(places).filter(([, id]) => !gone.has(id)));
