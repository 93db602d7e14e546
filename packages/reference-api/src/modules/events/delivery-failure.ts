/** A failed attempt, as its receiver explained it. */
export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure';
  /** Whether further attempts are pointless. */
  readonly isFinal: boolean;
  /** How long the receiver asked to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    { isFinal = false, retryAfterMs }: { isFinal?: boolean; retryAfterMs?: number | undefined } = {},
  ) {
    super(message);
    this.isFinal = isFinal;
    this.retryAfterMs = retryAfterMs;
  }
}
