import { type Block, gap, rowOf } from '../pages/blocks';
import { type Face, type Measure, MM } from '../pages/marks';
import type { TableBreaks } from '../pages/paginate';
import { type Column, linesOf } from '../pages/text-lines';
import type { DocumentModel, SumBlock } from './document-model';
import { BODY, FACES, GAP, rule, STRONG_LINE } from './faces';
import { columnsOf, groupBlocks, headingsOf, sumRow } from './table-blocks';

/** The body of a document as blocks, and what repeats where its table goes on over a page. */
export function bodyBlocks(
  model: DocumentModel,
  measure: Measure,
  ending: Block | undefined,
): { readonly blocks: readonly Block[]; readonly table: TableBreaks } {
  const columns = columnsOf(model.hasDiscounts);
  const paragraph = (text: string, face: Face, below = 0): Block =>
    rowOf([{ column: BODY, lines: linesOf(text, BODY.width, face, measure) }], measure, {
      below,
      flows: true,
    });
  const { texts, formats, groups, sums } = model;
  const table: TableBreaks = {
    headings: headingsOf(model, columns, measure),
    carried: (sumMinor) =>
      sumRow(
        { label: texts.carriedOver, amount: formats.money(sumMinor), weight: 'strong' },
        columns,
        measure,
        {},
      ),
  };
  const hasLines = groups.some(({ lines }) => lines.length > 0);
  return {
    table,
    blocks: [
      { ...paragraph(model.subject, FACES.subject), staysWithNext: true },
      paragraph(model.title, FACES.title, 6),
      ...model.notes.map((note) => paragraph(note, FACES.note, 2)),
      ...(model.intro ? [gap(4), paragraph(model.intro, FACES.body)] : []),
      gap(10),
      ...(hasLines ? [{ ...table.headings, staysWithNext: true }] : []),
      ...groups.flatMap((group) => groupBlocks(group, columns, measure)),
      ...sums.flatMap((block) => sumBlocks(block, measure)),
      gap(14),
      ...model.closing.map((sentence) => paragraph(sentence, FACES.body)),
      ...(model.terms ? [gap(8), paragraph(model.terms, FACES.body)] : []),
      ...(ending ? [gap(18), ending] : []),
    ],
  };
}

const WEIGHTS = { plain: FACES.cell, strong: FACES.strong, total: FACES.total } as const;

/** Sums at the right edge, all on one page. */
function sumBlocks({ heading, rows }: SumBlock, measure: Measure): readonly Block[] {
  const left = BODY.x + 62 * MM;
  const width = BODY.x + BODY.width - left;
  const place = { x: left, width };
  const amount: Column = { x: left + width - 40 * MM, width: 40 * MM, align: 'right' };
  const title = heading
    ? [
        rowOf([{ column: place, lines: linesOf(heading, width, FACES.group, measure) }], measure, {
          above: 4,
          below: 2,
          staysWithNext: true,
        }),
      ]
    : [];
  return [
    { ...gap(10), staysWithNext: true },
    ...title,
    ...rows.map(({ label, base, amount: text, weight }, index) => {
      const face = WEIGHTS[weight];
      const room = width - 40 * MM - GAP;
      const labelled = linesOf(base ? `${label} ${base}` : label, room, face, measure);
      return rowOf(
        [
          { column: { x: left, width: room }, lines: labelled },
          { column: amount, lines: [{ text, face }] },
        ],
        measure,
        {
          above: weight === 'total' ? 5 : 2,
          below: weight === 'total' ? 4 : 2,
          staysWithNext: index < rows.length - 1,
          under: (top, height) =>
            weight === 'total' ? [rule(top, place, STRONG_LINE), rule(top + height, place, STRONG_LINE)] : [],
        },
      );
    }),
  ];
}
