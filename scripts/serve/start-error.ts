/** The app cannot start for a reason people can remove; the message says how. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
