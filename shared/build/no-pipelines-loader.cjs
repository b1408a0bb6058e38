/** How Firestore's own code asks whether a query is one of its pipelines, how often, and what it is answered. */
const ANSWERS = [
  ['return !!e.isCorePipeline;', 1, 'return false;'],
  [/\b\w+ instanceof CorePipeline\b/g, 13, 'false'],
  [/\b\w+ instanceof __PRIVATE_RealtimePipeline\b/g, 1, 'false'],
];

/** Methods that it calls for pipelines alone. No bundler can tell, as they belong to a class that is needed. */
const METHODS = ['getDocumentsMatchingPipeline(t, n, r, i) {', 'getOverlaysForPipeline(t, n, r) {'];

const CHANGES = [
  ...ANSWERS,
  ...METHODS.map((head) => [head, 1, `${head} throw new Error("There are no pipelines.");`]),
];

/**
 * Answers that none is. Queries written as pipelines bring an evaluator of their own, a tenth of the SDK, which no query of
 * ours needs: with these answers the build sees that nothing reaches it, and leaves it out (decision 0033).
 */
module.exports = (source) =>
  CHANGES.reduce((text, [known, times, instead]) => {
    const parts = text.split(known);
    if (parts.length !== times + 1)
      throw new Error(
        `Firestore has ${parts.length - 1} places instead of ${times} that are about pipelines (${known}).`,
      );
    return parts.join(instead);
  }, source);
