import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from './postgres-errors';

const withCode = (code: string) => Object.assign(new Error('no'), { code });

describe('isDatabaseUnavailable', () => {
  it.each(['08006', '53100', 'ENOSPC', '53300', '55P03', '57014', '57P01', '40P01', 'ECONNREFUSED'])(
    '%s is transient',
    (code) => {
      expect(isDatabaseUnavailable(withCode(code))).toBe(true);
    },
  );
  it('checks the cause of an error', () => {
    expect(isDatabaseUnavailable(new Error('Failed query', { cause: withCode('57P01') }))).toBe(true);
  });
  it('recognizes driver errors without a code', () => {
    expect(isDatabaseUnavailable(new Error('timeout exceeded when trying to connect'))).toBe(true);
    expect(isDatabaseUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isDatabaseUnavailable(new Error('Query read timeout'))).toBe(true);
    const broken = 'Client has encountered a connection error and is not queryable';
    expect(isDatabaseUnavailable(new Error(broken))).toBe(true);
  });
  it.each([withCode('23505'), withCode('42P01'), new Error('a bug'), 'text', undefined])(
    '%s is not transient',
    (error) => {
      expect(isDatabaseUnavailable(error)).toBe(false);
    },
  );
});
