import { BODY, FACES, GAP, rule, STRONG_LINE } from '../letter/faces';
import type { Block } from '../pages/blocks';
import { type Mark, type Measure, MM } from '../pages/marks';
import { pictureOf } from '../pages/pictures';
import { heightOf, linesOf, textMarks } from '../pages/text-lines';
import type { Ending } from './offer-model';

const SIGNATURE = { width: 60 * MM, height: 22 * MM };
/** Room to write by hand above a line. */
const HAND = 16 * MM;

/** How the offer ends: who accepted it, or the lines on which the customer does. All on one page. */
export function endingBlock(ending: Ending, measure: Measure): Block {
  return ending.kind === 'accepted' ? acceptedBlock(ending, measure) : openBlock(ending, measure);
}

function acceptedBlock(
  { sentences, signature }: Extract<Ending, { kind: 'accepted' }>,
  measure: Measure,
): Block {
  const lines = sentences.flatMap((sentence) => linesOf(sentence, BODY.width, FACES.title, measure));
  const picture = signature && pictureOf(signature);
  const height = heightOf(lines);
  return {
    height: height + (picture ? SIGNATURE.height + GAP : 0),
    draw: (top) => [
      ...textMarks(lines, BODY, top, measure),
      ...(picture
        ? ([
            { kind: 'picture', x: BODY.x, y: top + height + GAP, ...SIGNATURE, align: 'left', data: picture },
            rule(top + height + GAP + SIGNATURE.height, { x: BODY.x, width: SIGNATURE.width }, STRONG_LINE),
          ] satisfies Mark[])
        : []),
    ],
  };
}

function openBlock({ heading, note, fields }: Extract<Ending, { kind: 'open' }>, measure: Measure): Block {
  const width = (BODY.width - (fields.length - 1) * 2 * GAP) / fields.length;
  const above = [
    ...linesOf(heading, BODY.width, FACES.group, measure),
    ...linesOf(note, BODY.width, FACES.body, measure),
  ];
  return {
    height: heightOf(above) + HAND + FACES.foot.leading + 2,
    draw: (top) => {
      const line = top + heightOf(above) + HAND;
      return [
        ...textMarks(above, BODY, top, measure),
        ...fields.flatMap((field, index) => {
          const place = { x: BODY.x + index * (width + 2 * GAP), width };
          return [
            rule(line, place, STRONG_LINE),
            ...textMarks(linesOf(field, width, FACES.foot, measure), place, line + 2, measure),
          ];
        }),
      ];
    },
  };
}
