import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { createLogger } from './create-logger';

function recorded(write: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  write(createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line));
}

describe('createLogger', () => {
  it('writes one JSON line per entry at or above the level', () => {
    const [entry, ...more] = recorded((logger) => {
      logger.debug({}, 'too quiet');
      logger.info({ status: 200 }, 'request');
    });
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ level: 'info', status: 200, msg: 'request' });
    expect(entry?.time).toMatch(/^\d{4}-\d\d-\d\dT/);
  });
  it('logs errors without query parameters', () => {
    const cause = Object.assign(new Error('duplicate key'), {
      detail: 'Key (phone_digits)=(966512345678) already exists.',
    });
    const error = new DrizzleQueryError('insert into leads values ($1)', ['966512345678', 'Sara'], cause);
    const [entry] = recorded((logger) => logger.error({ err: error }, 'request failed'));
    const text = JSON.stringify(entry);
    expect(text).toContain('duplicate key');
    expect(text).toContain('insert into leads');
    expect(text).not.toContain('512345678');
    expect(text).not.toContain('Sara');
    expect(text).toContain('create-logger.test.ts');
  });
});
