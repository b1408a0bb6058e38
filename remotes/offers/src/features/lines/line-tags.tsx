import { LINE_KIND_LABELS, RHYTHM_LABELS, type Rhythm, type TaxMode } from '@fm/domain/offer';
import { lineMargin } from '@fm/domain/offer-arithmetic';
import { formatPercent } from '@fm/ui';
import { useWatch } from '@fm/ui/form';
import type { OfferControl } from '../editor/offer-form-state';
import { pricedLine } from '../totals/draft-totals';
import css from './lines.module.css';

interface LineTagsProps {
  readonly control: OfferControl;
  readonly index: number;
}

/** What is special about a line whose details are closed, and what is earned with it. */
export function LineTags({ control, index }: LineTagsProps) {
  const [option, optional, selected, recurs, description, taxMode, line] = useWatch({
    control,
    name: [
      `lines.${index}.option`,
      `lines.${index}.optional`,
      `lines.${index}.selected`,
      `lines.${index}.recurs`,
      `lines.${index}.description`,
      'taxMode',
      `lines.${index}`,
    ],
  });
  // A line that was just removed is drawn once more.
  const margin =
    line && line.kind !== 'text'
      ? marginText({ ...pricedLine(line), costMinor: line.costMinor ?? undefined }, taxMode)
      : '';
  const tags = [...conditionTags({ option, optional, selected, recurs }), margin];
  const words = [...tags, description].filter(Boolean).join(' · ');
  return words === '' ? null : (
    <p className={css.tags} dir="auto">
      {words}
    </p>
  );
}

/** What is left of the price of a line, in words. */
function marginText(line: Parameters<typeof lineMargin>[0], taxMode: TaxMode): string {
  const { costMinor, marginBp } = lineMargin(line, taxMode);
  if (costMinor === undefined) return 'Cost unknown';
  return marginBp === undefined ? 'Earns nothing' : `Margin ${formatPercent(marginBp)}`;
}

interface LineConditions {
  readonly option?: string | undefined;
  readonly optional: boolean;
  readonly selected: boolean;
  /** What the customer decided about an optional line. */
  readonly taken?: boolean | undefined;
  readonly recurs?: Rhythm | '' | undefined;
}

/** Its option, whether it counts, and how often it is carried out, in words. */
const conditionTags = ({ option, ...line }: LineConditions): string[] =>
  [
    option ? `Only in option ${option}` : '',
    line.optional ? optionalTag(line) : '',
    line.recurs ? `Per visit, ${RHYTHM_LABELS[line.recurs]}` : '',
  ].filter(Boolean);

function optionalTag({ selected, taken }: Pick<LineConditions, 'selected' | 'taken'>): string {
  if (taken !== undefined) return taken ? 'Optional, accepted' : 'Optional, declined';
  return selected ? 'Optional, counted in the totals' : 'Optional, not counted in the totals';
}

/** What tells a line from most others, in words; a service is what most lines are. */
export const lineTags = ({
  kind,
  ...conditions
}: LineConditions & { readonly kind: keyof typeof LINE_KIND_LABELS }): string[] => [
  ...(kind === 'service' ? [] : [LINE_KIND_LABELS[kind]]),
  ...conditionTags(conditions),
];
