import { saveFile } from '../export/save-file';
import { type DataFailure, type Outcome, unreachable } from '../failure';

/** A first document waits for the functions to start; one of 200 lines takes three seconds more. */
const DEADLINE_MS = 30_000;

/** Records that have a document. */
export type PdfNoun = 'offer' | 'invoice';

const failuresOf = (noun: PdfNoun): Readonly<Record<string, DataFailure>> => ({
  'functions/unauthenticated': { kind: 'refused', message: 'Your session has ended. Sign in again.' },
  'functions/permission-denied': {
    kind: 'refused',
    message: `Your role may not see prices, so there is no PDF of this ${noun} for you.`,
  },
  'functions/not-found': { kind: 'missing', message: `This ${noun} no longer exists.` },
  'functions/failed-precondition': {
    kind: 'conflict',
    message: `No PDF can be made of this ${noun}: it is damaged or in the trash.`,
  },
});

/** Has the server draw the document of a record as it is stored, and hands it to the browser to keep. Never rejects. */
export async function downloadPdf(noun: PdfNoun, id: string): Promise<Outcome<void>> {
  try {
    const { callFunction } = await import(/* webpackChunkName: "functions" */ '@fm/firebase/functions');
    const { name, content } = (await callFunction(`${noun}Pdf`, { id }, DEADLINE_MS)) as {
      readonly name: string;
      readonly content: string;
    };
    const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
    saveFile(name, new Blob([bytes], { type: 'application/pdf' }));
    return { ok: true, value: undefined };
  } catch (error) {
    const failure = failuresOf(noun)[String((error as { readonly code?: unknown }).code)] ?? {
      ...unreachable,
      message: 'The server did not make the PDF. Try again in a moment.',
    };
    return { ok: false, failure: { ...failure, cause: error } };
  }
}
