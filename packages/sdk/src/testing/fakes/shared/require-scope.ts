import type { StaffScope } from '../../../contract';
import { FakeFailure } from './fake-failure';
import type { FakeShop } from './fake-shop';

/** @throws {FakeFailure} `unauthorized` for an unknown token, `scope_missing` for one that doesn't allow it */
export function requireScope(shop: FakeShop, token: string | undefined, scope: StaffScope): void {
  if (token === shop.staffToken) return;
  const access = shop.staffTokens.find((one) => one.token === token);
  if (!access) throw new FakeFailure('unauthorized');
  if (!access.scopes.includes(scope)) throw new FakeFailure('scope_missing');
}
