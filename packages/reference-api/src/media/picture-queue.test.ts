import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createPictureQueue, QueueFullError, type TakeTurn } from './picture-queue';

/** Pictures that the test completes, and the order in which they started. */
function controlledPictures(limits: Parameters<typeof createPictureQueue>[0] = {}) {
  const queue = createPictureQueue({ concurrency: 1, ...limits });
  const begun: string[] = [];
  const ends: ((outcome: Promise<string>) => void)[] = [];
  const add = (take: TakeTurn, name: string, owner: string, signal = new AbortController().signal) =>
    take(
      () =>
        new Promise<string>((resolve) => {
          begun.push(name);
          ends.push(resolve);
        }),
      { owner, signal },
    );
  return {
    begun,
    addFor: (owner: string, name: string, signal?: AbortSignal) =>
      add(queue.forVisitors, name, owner, signal),
    addAhead: (name: string, signal?: AbortSignal) => add(queue.inBackground, name, 'ahead', signal),
    endNext: async (outcome = Promise.resolve('')) => {
      ends.shift()?.(outcome);
      await setImmediate();
    },
  };
}

it('bounds how many are encoded at once, and continues after a failure', async () => {
  const { addFor, begun, endNext } = controlledPictures({ concurrency: 2 });
  const broken = addFor('one', 'broken');
  broken.catch(() => {});
  for (const name of ['second', 'third']) void addFor('one', name);
  expect(begun).toEqual(['broken', 'second']);
  await endNext(Promise.reject(new Error('no picture')));
  await expect(broken).rejects.toThrow('no picture');
  expect(begun).toEqual(['broken', 'second', 'third']);
});

it('alternates between addresses, even if one has many', async () => {
  const { addFor, begun, endNext } = controlledPictures();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void addFor('a', name);
  for (const name of ['b1', 'b2']) void addFor('b', name);
  void addFor('c', 'c1');
  for (let count = 0; count < 7; count += 1) await endNext();
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

it('rejects pictures beyond the limit per address and in total', async () => {
  const { addFor, begun, endNext } = controlledPictures({ maxWaiting: 3, maxPerAddress: 3 });
  for (const name of ['a1', 'a2', 'a3']) void addFor('a', name);
  await expect(addFor('a', 'a4')).rejects.toThrow(QueueFullError);
  void addFor('b', 'b1');
  await expect(addFor('c', 'c1')).rejects.toThrow(QueueFullError);
  for (let count = 0; count < 4; count += 1) await endNext();
  void addFor('a', 'a5');
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3', 'a5']);
});

it('removes what nobody waits for any more, and frees its place', async () => {
  const { addFor, begun, endNext } = controlledPictures({ maxWaiting: 1 });
  const left = new AbortController();
  void addFor('a', 'a1');
  const dropped = addFor('a', 'a2', left.signal);
  left.abort(new Error('left'));
  await expect(dropped).rejects.toThrow('left');
  await expect(addFor('a', 'a3', left.signal)).rejects.toThrow('left');
  void addFor('a', 'a4');
  await endNext();
  expect(begun).toEqual(['a1', 'a4']);
});

it('encodes ahead while no visitor waits', async () => {
  const { addFor, addAhead, begun, endNext } = controlledPictures();
  void addAhead('ahead 1');
  void addAhead('ahead 2');
  const stopped = new AbortController();
  const third = addAhead('ahead 3', stopped.signal);
  for (const name of ['a1', 'a2']) void addFor('a', name);
  stopped.abort(new Error('the shop stops'));
  await expect(third).rejects.toThrow('the shop stops');
  for (let count = 0; count < 4; count += 1) await endNext();
  expect(begun).toEqual(['ahead 1', 'a1', 'a2', 'ahead 2']);
});
