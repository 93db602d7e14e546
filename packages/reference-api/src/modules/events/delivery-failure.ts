/** A failed attempt, as its receiver explained it. */
export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure';
  /** Whether further attempts are pointless. */
  readonly isFinal: boolean;
  /** How long the receiver asked to wait, as `Retry-After` has it. */
  readonly retryAfter: string | null;

  constructor(
    message: string,
    { isFinal = false, retryAfter = null }: { isFinal?: boolean; retryAfter?: string | null } = {},
  ) {
    super(message);
    this.isFinal = isFinal;
    this.retryAfter = retryAfter;
  }
}
