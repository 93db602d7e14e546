import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStaffToken, storeStaffTokenOfAddress } from './staff-token';

/** Opens `address`; the visitor responds with `agrees` when asked. */
function open(address: string, agrees = false) {
  history.replaceState(null, '', address);
  const mayReplace = vi.fn(() => agrees);
  storeStaffTokenOfAddress(mayReplace);
  return mayReplace;
}

beforeEach(() => localStorage.clear());

describe('a staff link', () => {
  it('stores its token and removes it from the URL', () => {
    const mayReplace = open('/products?staff_token=the-first-token&sort=newest');
    expect(readStaffToken()).toBe('the-first-token');
    expect(location.search).toBe('?sort=newest');
    expect(mayReplace).not.toHaveBeenCalled();
  });
  it('asks before it replaces another token', () => {
    open('/?staff_token=the-first-token');
    expect(open('/?staff_token=a-foreign-token')).toHaveBeenCalledOnce();
    expect(readStaffToken()).toBe('the-first-token');
    expect(location.search).toBe('');
    open('/?staff_token=a-newer-token', true);
    expect(readStaffToken()).toBe('a-newer-token');
  });
  it('doesn’t ask when its token is already stored', () => {
    open('/?staff_token=the-first-token');
    expect(open('/?staff_token=the-first-token')).not.toHaveBeenCalled();
  });
});

it('a page without a staff link asks and stores nothing', () => {
  expect(open('/products')).not.toHaveBeenCalled();
  expect(readStaffToken()).toBeNull();
});
