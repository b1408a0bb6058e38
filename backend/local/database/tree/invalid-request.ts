/** What a client asks for that cannot be done as it stands; the message says why. */
export class InvalidRequest extends Error {
  override readonly name = 'InvalidRequest';
}
