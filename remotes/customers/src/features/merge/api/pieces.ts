import { findRecords, type Outcome } from '@fm/data';
import { BELONGINGS, type Piece } from '../belonging';

/** Records of one sort that go over in one round; after it, the next ones are asked for. */
const IN_ONE_ROUND = 150;

/** Some of what belongs to a customer; none where nothing is left. */
export async function findPieces(customerId: string): Promise<Outcome<readonly Piece[]>> {
  const pieces: Piece[] = [];
  const found = await Promise.all(
    BELONGINGS.map(async (of) => ({
      of,
      outcome: await findRecords(of.kindOf(customerId), (spec) => of.which(spec, customerId), IN_ONE_ROUND),
    })),
  );
  for (const { of, outcome } of found) {
    if (!outcome.ok) return outcome;
    pieces.push(...outcome.value.map(({ id }) => ({ of, id })));
  }
  return { ok: true, value: pieces };
}
