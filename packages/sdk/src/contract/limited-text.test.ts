import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { emailSchema, endpoints, limitedText, nameSchema, phoneSchema } from '.';

/** The parts of valibot schemas that hold others. */
interface Part {
  kind: string;
  type: string;
  pipe?: readonly Part[];
  entries?: Record<string, Part>;
  item?: Part;
  wrapped?: Part;
  options?: readonly unknown[];
}

function partsOf(part: Part): Part[] {
  const options = (part.options ?? []).filter((option) => typeof option === 'object') as Part[];
  const inner = [...Object.values(part.entries ?? {}), part.item, part.wrapped, ...options].filter(
    Boolean,
  ) as Part[];
  return [part, ...inner.flatMap(partsOf)];
}

/** The names of all actions of a pipe, those of pipes within it too. */
const actionsOf = (pipe: readonly Part[] = []): string[] =>
  pipe.flatMap((part) => (part.pipe ? actionsOf(part.pipe) : part.kind === 'schema' ? [] : [part.type]));

test('what follows in a pipe is not run on a longer text', () => {
  const seen: string[] = [];
  const schema = v.pipe(
    limitedText(3),
    v.check((text) => seen.push(text) > 0),
  );
  expect(v.is(schema, 'abcd')).toBe(false);
  expect(v.is(schema, ' b ')).toBe(true);
  expect(seen).toEqual(['b']);
});

describe.each(Object.entries(endpoints))('%s', (_, row) => {
  const sent = [row.params, row.query, 'body' in row ? row.body : undefined].filter(
    Boolean,
  ) as unknown as Part[];
  test('checks the length of a text before anything else', () => {
    for (const { pipe } of sent.flatMap(partsOf).filter(({ type }) => type === 'string')) {
      const actions = actionsOf(pipe);
      if (actions.includes('max_length')) expect(actions[0]).toBe('max_length');
      // Where more follows, the length is that of a limited text.
      if (actions[0] === 'max_length' && actions.length > 1) expect(actions[1]).toBe('trim');
    }
  });
});

test.each([
  ['phone', phoneSchema, '-'],
  ['email', emailSchema, 'a'],
  ['name', nameSchema, ' '],
] as [string, v.GenericSchema, string][])(
  'a %s of 100,000 characters takes no time',
  (_, schema, character) => {
    const text = `${character.repeat(100_000)}x`;
    const started = performance.now();
    for (let calls = 0; calls < 100; calls += 1) expect(v.is(schema, text)).toBe(false);
    expect(performance.now() - started).toBeLessThan(1_000);
  },
);
