import { type Mark, type Measure, MM } from '../pages/marks';
import type { Frame } from '../pages/paginate';
import { pictureIn } from '../pages/pictures';
import { type Column, heightOf, linesOf, textMarks } from '../pages/text-lines';
import type { DocumentModel } from './document-model';
import { BODY, FACES, LINE, rule } from './faces';

/** Distances of a business letter, form B of DIN 5008, from the top of the page. */
const HEAD = { top: 12 * MM, height: 20 * MM };
const WINDOW = { x: 25 * MM, width: 80 * MM, sender: 51 * MM, recipient: 62.7 * MM, end: 90 * MM };
const FACTS = { x: 125 * MM, width: 65 * MM, term: 29 * MM, top: 50 * MM };
const SUBJECT = 103.5 * MM;
const MARKS = [105 * MM, 148.5 * MM, 210 * MM];
/** Lines of one fact at most. */
const MOST_FACT_LINES = 4;
/** Where pages after the first begin. */
const NEXT_HEAD = 12 * MM;
const NEXT_BODY = 24 * MM;
const FOOT_END = 289 * MM;

/** What surrounds the body of each page, and what room it leaves. */
export interface LetterFrame {
  frameOf(page: number): Frame;
  marks(page: number, count: number): readonly Mark[];
}

/** The letter around the body of a document, on its first page and on those after it. */
export function letterFrame(model: DocumentModel, measure: Measure): LetterFrame {
  const facts = factMarks(model, measure);
  const foot = footMarks(model, measure);
  const bottom = foot.top - 8 * MM;
  return {
    frameOf: (page) => ({ top: page === 0 ? Math.max(SUBJECT, facts.end + 6 * MM) : NEXT_BODY, bottom }),
    marks: (page, count) => [
      ...acrossMarks(model),
      ...(page === 0
        ? [...headMarks(model, measure), ...windowMarks(model, measure), ...facts.marks, ...foldMarks]
        : nextHeadMarks(model, measure)),
      ...foot.marks,
      ...textMarks(
        [{ text: model.texts.page(page + 1, count), face: FACES.note }],
        { ...BODY, align: 'right' },
        foot.top - 6 * MM,
        measure,
      ),
    ],
  };
}

/** The word across a page, below everything else. */
const acrossMarks = ({ across }: DocumentModel): readonly Mark[] =>
  across === undefined ? [] : [{ kind: 'across', text: across, face: FACES.across }];

/** The logo of the company, or its name where there is none that can be drawn. */
function headMarks({ letter }: DocumentModel, measure: Measure): readonly Mark[] {
  const data = pictureIn(letter.logo);
  if (data)
    return [
      {
        kind: 'picture',
        x: BODY.x + BODY.width - 70 * MM,
        y: HEAD.top,
        width: 70 * MM,
        height: HEAD.height,
        align: 'right',
        data,
      },
    ];
  const lines = linesOf(letter.company, BODY.width, FACES.company, measure);
  return textMarks(lines, { ...BODY, align: 'right' }, HEAD.top, measure);
}

/** The recipient, as high as the window of an envelope: a longer address is set smaller. */
function windowMarks({ letter }: DocumentModel, measure: Measure): readonly Mark[] {
  const sender = [{ text: letter.sender, face: FACES.sender }];
  const lines = letter.recipient.flatMap((line) => linesOf(line, WINDOW.width, FACES.address, measure));
  const share = Math.min(1, (WINDOW.end - WINDOW.recipient) / heightOf(lines));
  const fitted = lines.map(({ text, face }) => ({
    text,
    face: { ...face, size: face.size * share, leading: face.leading * share },
  }));
  return [
    ...textMarks(sender, WINDOW, WINDOW.sender, measure),
    ...textMarks(fitted, WINDOW, WINDOW.recipient, measure),
  ];
}

function factMarks({ letter }: DocumentModel, measure: Measure) {
  const { x, width, term: termWidth } = FACTS;
  let y: number = FACTS.top;
  const marks = letter.facts.flatMap(({ term, value }) => {
    const terms = linesOf(term, termWidth, FACES.note, measure);
    const face = { ...FACES.note, color: FACES.body.color };
    const values = linesOf(value, width - termWidth, face, measure).slice(0, MOST_FACT_LINES);
    const here = y;
    y += Math.max(heightOf(terms), heightOf(values)) + 2;
    return [
      ...textMarks(terms, { x, width: termWidth }, here, measure),
      ...textMarks(values, { x: x + termWidth, width: width - termWidth }, here, measure),
    ];
  });
  return { marks, end: y };
}

/** Where to fold and to punch the sheet. */
const foldMarks: readonly Mark[] = MARKS.map((y, index) => ({
  kind: 'rule',
  x: 4 * MM,
  y,
  width: (index === 1 ? 6 : 4) * MM,
  thickness: 0.4,
  color: LINE,
}));

function nextHeadMarks({ letter, subject }: DocumentModel, measure: Measure): readonly Mark[] {
  const half = BODY.width / 2;
  return [
    ...textMarks(
      [{ text: letter.company, face: FACES.note }],
      { x: BODY.x, width: half - 2 * MM },
      NEXT_HEAD,
      measure,
    ),
    ...textMarks(
      [{ text: subject, face: FACES.note }],
      { x: BODY.x + half, width: half, align: 'right' },
      NEXT_HEAD,
      measure,
    ),
    rule(NEXT_HEAD + FACES.note.leading + 3, BODY, LINE),
  ];
}

/** The foot stands at the end of the page and grows upwards. */
function footMarks({ letter }: DocumentModel, measure: Measure) {
  const width = BODY.width / letter.foot.length - 4 * MM;
  const columns = letter.foot.map((column) =>
    column.flatMap((line) => linesOf(line, width, FACES.foot, measure)),
  );
  const top = FOOT_END - Math.max(FACES.foot.leading * 3, ...columns.map(heightOf));
  return {
    top: top - 6,
    marks: [
      rule(top - 6, BODY, LINE),
      ...columns.flatMap((lines, index) => {
        const column: Column = { x: BODY.x + index * (width + 6 * MM), width };
        return textMarks(lines, column, top, measure);
      }),
    ],
  };
}
