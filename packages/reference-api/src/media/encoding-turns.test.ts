import { expect, it } from 'vitest';
import { createEncodingTurns, type TakeTurn } from './encoding-turns';

const stays = () => new AbortController().signal;

/** Tasks that the test completes, and the order in which they started. */
function controlledPictures() {
  const turns = createEncodingTurns({ concurrency: 2 });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (take: TakeTurn, name: string, signal = stays()) =>
    take(
      () =>
        new Promise<string>((resolve) => {
          begun.push(name);
          ends.set(name, () => resolve(name));
        }),
      { owner: 'one', signal },
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    begun,
    end,
    addVisitors: (name: string) => add(turns.forVisitors, name),
    addAhead: (name: string, signal?: AbortSignal) => add(turns.inBackground, name, signal),
  };
}

it('starts background tasks at once if visitors have none', () => {
  const { addAhead, begun } = controlledPictures();
  void addAhead('ahead');
  expect(begun).toEqual(['ahead']);
});

it('delays background tasks until all visitors’ tasks are done, including queued ones', async () => {
  const { addVisitors, addAhead, begun, end } = controlledPictures();
  for (const name of ['first', 'second', 'third']) void addVisitors(name);
  void addAhead('ahead');
  await end('first');
  await end('second');
  expect(begun).toEqual(['first', 'second', 'third']);
  void addVisitors('fourth');
  await end('third');
  expect(begun).not.toContain('ahead');
  await end('fourth');
  expect(begun).toEqual(['first', 'second', 'third', 'fourth', 'ahead']);
});

it('doesn’t count background tasks towards the visitors’ limit', () => {
  const { addVisitors, addAhead, begun } = controlledPictures();
  void addAhead('ahead');
  void addVisitors('first');
  void addVisitors('second');
  expect(begun).toEqual(['ahead', 'first', 'second']);
});

it('doesn’t start aborted background tasks', async () => {
  const { addVisitors, addAhead, begun, end } = controlledPictures();
  void addVisitors('first');
  const left = new AbortController();
  const ahead = addAhead('ahead', left.signal);
  left.abort(new Error('left'));
  await expect(ahead).rejects.toThrow('left');
  await end('first');
  await expect(addAhead('ahead', left.signal)).rejects.toThrow('left');
  expect(begun).toEqual(['first']);
});
