import { createHash } from 'node:crypto';

/**
 * Equal for requests that ask for the same. Takes validated values, whose keys stand in the order of the schema:
 * the same request written with other spaces or another order of keys is the same. So is an order with another proof of
 * its phone: a visitor who lost the response and verified the phone again repeats the order, and must not place a second.
 */
export const requestHash = (request: { params: unknown; query: unknown; body: unknown }): string =>
  createHash('sha256')
    .update(
      JSON.stringify([request.params, request.query, request.body], (name, value) =>
        name === 'phone_proof' ? undefined : value,
      ),
    )
    .digest('base64url');
