import type { BulkResult, PagesOptions } from '@fm/data';
import type { Called } from '@fm/domain/record';

/** What to do with a row that may be there already; `join` adds what it says to the record of an earlier row. */
export type Decision = 'skip' | 'update' | 'create' | 'join';

/** What a column of a known list can hold. */
export interface ImportChoices {
  readonly options: readonly { readonly id: string; readonly label: string }[];
  /** The option that a text stands for; undefined for none. */
  readonly optionOf: (text: string) => string | undefined;
}

/** Something of a record that a column of a file can hold. */
export interface ImportColumn {
  readonly id: string;
  readonly label: string;
  /** Other headers it is known under, folded. */
  readonly aliases: readonly string[];
  /** Where it holds one of a known list: values that are none of these are asked about. */
  readonly choices?: ImportChoices;
}

/** For each column of a file the field it holds; '' for one that is left out. */
export type Mapping = readonly string[];

/** What values of a file stand for, as somebody said, by field and value: an option of the field, or '' to leave it out. */
export type ValueMapping = ReadonlyMap<string, string>;

/** A record that a row may be about. */
export interface Duplicate {
  /** Undefined where it is another row of the file. */
  readonly id: string | undefined;
  /** The earlier row, by its id, that has the record this row adds something to. */
  readonly joins?: string;
  readonly name: string;
  /** What they have in common: "same tax number". */
  readonly why: string;
}

/** A row without the fields that are wrong. */
export interface PartialRow<V> {
  readonly values: V;
  readonly given: ReadonlySet<string>;
  /** What people call the fields that are left out. */
  readonly leftOut: readonly string[];
}

/** One row of the file, read. */
export interface ImportRow<V> {
  /** Id the record gets, so that storing it twice creates it once. */
  readonly id: string;
  /** Line of the file, as a spreadsheet counts. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly name: string;
  /** What tells it from others of its name. */
  readonly detail: string;
  /** Fields the row says something of. */
  readonly given: ReadonlySet<string>;
  /** Undefined where something is wrong. */
  readonly values: V | undefined;
  /** What is wrong, cell by cell. */
  readonly problems: readonly string[];
  /** The row without the fields that are wrong; absent where none is, or where one of them is needed. */
  readonly partial?: PartialRow<V> | undefined;
  /** Fields that are left out because they are wrong, once somebody said so. */
  readonly leftOut?: readonly string[] | undefined;
}

/** A row to store, over the record with `into` or as a new one. */
export interface WantedRow<V> {
  readonly row: ImportRow<V>;
  readonly into: string | undefined;
  /** Later rows that add something to its record. */
  readonly more: readonly ImportRow<V>[];
}

/** What somebody is asked once for a whole file; yes, until they say no. */
export interface ImportQuestion {
  readonly label: string;
  readonly hint: string;
  /** Whether the columns leave it open. */
  readonly applies: (mapping: Mapping) => boolean;
}

/** What an area says of its import. */
export interface ImportOf<V> {
  /** What a row becomes. */
  readonly called: Called;
  /** Under which the browser keeps how files were read. */
  readonly keptUnder: string;
  readonly columns: readonly ImportColumn[];
  /** Where a file comes from that fits as it is, in a whole sentence; absent where lists of the same kind are exported. */
  readonly source?: string;
  /** The columns without which nothing can be stored, and what to say while one is missing. */
  readonly needed: { readonly columns: readonly string[]; readonly say: string };
  /** The head of the column that tells rows of one name apart. */
  readonly detailHeader: string;
  /** What can be done with a row that is there already, as people are asked; the first is done where they say nothing. */
  readonly decisions: readonly Decision[];
  /** What is said before an import is taken back; absent where each record is taken back by itself. */
  readonly takenBack?: string;
  /** The list that the records end up in. */
  readonly list: { readonly to: string; readonly label: string };
  /** What is asked beside the columns. */
  readonly asks?: ImportQuestion;
  /** Tells what comes of rows before they are stored, each in a whole sentence; nothing where that is one record a row. */
  comesOf?(rows: readonly WantedRow<V>[]): readonly string[];
  /** Reads the rows of a file; `agreed` is the answer to what it asks. Throws what reading throws. */
  readRows(
    rows: readonly (readonly string[])[],
    mapping: Mapping,
    newId: () => string,
    agreed: boolean,
  ): Promise<readonly ImportRow<V>[]>;
  /** For each row, by its id, what it may be: a record that is there, or an earlier row. Throws what reading throws. */
  findThere(
    rows: readonly ImportRow<V>[],
    onProgress: (done: number) => void,
  ): Promise<ReadonlyMap<string, Duplicate>>;
  /** Has the server store rows, page by page. */
  store(
    rows: readonly WantedRow<V>[],
    batchId: string,
    options: PagesOptions<WantedRow<V>>,
  ): Promise<BulkResult<WantedRow<V>>>;
}
