import { createHash } from 'node:crypto';

/**
 * Hash of a request's content. Takes validated values, whose keys are in schema order, so whitespace and key order don't
 * matter. Ignores `phone_proof`: a visitor who lost the response and verified the phone again must not place a second
 * order.
 */
export const requestHash = (request: { params: unknown; query: unknown; body: unknown }): string =>
  createHash('sha256')
    .update(
      JSON.stringify([request.params, request.query, request.body], (name, value) =>
        name === 'phone_proof' ? undefined : value,
      ),
    )
    .digest('base64url');
