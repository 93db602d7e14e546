import { authCheck } from '../../contract/endpoints/auth';
import type { Call, RequestOptions } from '../call';
import { AbortedError, DiwanError } from '../errors/call-errors';

/** The staff check (spec §6). */
export const createAuth = (call: Call<'auth.check'>, hasToken: () => boolean) => ({
  /**
   * Whether the client's `token` belongs to staff, who can see the site during maintenance. False without a token (no
   * request is sent) and whenever the check fails: a failed check disables the bypass (spec §8).
   * @throws AbortedError
   */
  isStaff: async (options?: RequestOptions): Promise<boolean> => {
    if (!hasToken()) return false;
    try {
      return (await call(authCheck, {}, options)).results.is_staff;
    } catch (error) {
      if (error instanceof DiwanError && !(error instanceof AbortedError)) return false;
      throw error;
    }
  },
});
/** The staff check, as `client.auth`. */
export type Auth = ReturnType<typeof createAuth>;
