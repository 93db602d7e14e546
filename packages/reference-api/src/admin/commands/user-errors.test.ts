import { expect, it, vi } from 'vitest';
import { reportUserErrors } from './user-errors';

const failing = (error: unknown) => () => Promise.reject(error);

it('says in a sentence which content the database refuses', async () => {
  const output = { out: vi.fn(), error: vi.fn() };
  const cause = Object.assign(new Error('null value in column "type"'), { code: '23502' });
  expect(await reportUserErrors(output, failing(new Error('Failed query: insert …', { cause })))).toBe(false);
  expect(output.error.mock.calls).toEqual([
    ['The database doesn\'t accept this content, so nothing was changed: null value in column "type"'],
  ]);
});

it('leaves faults of the program to its caller', async () => {
  const output = { out: vi.fn(), error: vi.fn() };
  await expect(reportUserErrors(output, failing(new TypeError('undefined')))).rejects.toThrow(TypeError);
});
