import type { DocumentTexts } from '../texts/document-texts';
import type { Formats } from './formats';
import type { Letter } from './letter';

/** Everything that a document says. Nothing is computed after it: what follows only draws. */
export interface DocumentModel {
  readonly texts: DocumentTexts;
  readonly formats: Formats;
  readonly letter: Letter;
  readonly subject: string;
  readonly title: string;
  /** What stands between title and introduction: that it is a draft, what its sums are for. */
  readonly notes: readonly string[];
  readonly intro: string | undefined;
  readonly hasDiscounts: boolean;
  readonly groups: readonly ModelGroup[];
  readonly sums: readonly SumBlock[];
  readonly closing: readonly string[];
  readonly terms: string | undefined;
  /** A word in pale letters across each page. */
  readonly across: string | undefined;
}

/** A line as it is printed. */
export interface ModelLine {
  /** Counts the lines with a price; empty for mere text. */
  readonly position: string;
  readonly name: string;
  readonly description: string | undefined;
  /** How it stands to the total, where that needs saying. */
  readonly conditions: string | undefined;
  /** Undefined for mere text. */
  readonly figures: ModelFigures | undefined;
  /** What it adds to the sums: 0 for what is not counted. */
  readonly countedMinor: number;
}

export interface ModelFigures {
  readonly quantity: string;
  readonly unitPrice: string;
  readonly discount: string;
  readonly tax: string;
  /** In brackets where it is not counted. */
  readonly amount: string;
  readonly isCounted: boolean;
}

/** Lines that stand together under a heading. */
export interface ModelGroup {
  readonly heading: string | undefined;
  readonly lines: readonly ModelLine[];
  /** Undefined where there is no heading that it could be the sum of. */
  readonly total: SumRow | undefined;
}

/** A labelled amount. */
export interface SumRow {
  readonly label: string;
  /** What a tax is computed on. */
  readonly base?: string;
  readonly amount: string;
  readonly weight: 'plain' | 'strong' | 'total';
}

export interface SumBlock {
  readonly heading: string | undefined;
  readonly rows: readonly SumRow[];
}
