import { type Offer, offerLines } from '@fm/domain/offer';
import type { OfferTotals } from '@fm/domain/offer-arithmetic';
import type { ModelGroup, ModelLine } from '../letter/document-model';
import type { Formats } from '../letter/formats';
import { figuresOf } from '../letter/model-figures';
import type { DocumentTexts } from '../texts/document-texts';

/** The lines by their groups, each where its first line stands; those without one first, under no heading. */
export function groupsOf(
  offer: Offer,
  totals: OfferTotals,
  texts: DocumentTexts,
  formats: Formats,
): readonly ModelGroup[] {
  const byGroup = new Map<string | undefined, ReturnType<typeof offerLines>>([[undefined, []]]);
  for (const line of offerLines(offer)) {
    const group = line.group?.trim() || undefined;
    byGroup.set(group, [...(byGroup.get(group) ?? []), line]);
  }
  let count = 0;
  return [...byGroup].flatMap(([heading, members]) => {
    if (members.length === 0) return [];
    const lines = members.map((line): ModelLine => {
      const counted = totals.lines[line.id];
      const taken = offer.optionalTaken?.[line.id];
      const isText = line.kind === 'text';
      if (!isText) count += 1;
      return {
        position: isText ? '' : String(count),
        name: line.name,
        description: line.description,
        conditions: isText
          ? undefined
          : [
              texts.conditions({
                option: line.option,
                isOptional: line.optional,
                isCounted: counted !== undefined,
                isDecided: taken !== undefined,
              }),
              line.recurs && texts.recurring.line(line.recurs),
            ]
              .filter(Boolean)
              .join('; ') || undefined,
        figures: isText ? undefined : figuresOf(line, counted !== undefined, texts, formats),
        countedMinor: counted?.netMinor ?? 0,
      };
    });
    const sum = lines.reduce((all, { countedMinor }) => all + countedMinor, 0);
    return {
      heading,
      lines,
      total:
        heading === undefined || lines.every(({ figures }) => figures === undefined)
          ? undefined
          : { label: texts.groupTotal(heading), amount: formats.money(sum), weight: 'strong' },
    };
  });
}
