/** A release that cannot be made, for a reason people can remove; the message says what happened and what to do. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}
