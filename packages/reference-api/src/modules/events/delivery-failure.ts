/** A failed attempt, as its receiver explained it. */
export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure';
  /** Whether further attempts are pointless. */
  readonly isFinal: boolean;
  /** How long the receiver asked to wait: milliseconds, or until when. */
  readonly retryAfter: number | Date | undefined;

  constructor(
    message: string,
    { isFinal = false, retryAfter }: { isFinal?: boolean; retryAfter?: number | Date | undefined } = {},
  ) {
    super(message);
    this.isFinal = isFinal;
    this.retryAfter = retryAfter;
  }
}
