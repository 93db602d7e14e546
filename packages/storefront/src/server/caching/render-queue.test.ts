// @vitest-environment node
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { AbandonedError, BusyError, createRenderQueue } from './render-queue';

const { signal } = new AbortController();

/** A render that lasts until `end` is called. */
function lasting(name: string) {
  let end = () => {};
  const ended = new Promise<string>((resolve) => {
    end = () => resolve(name);
  });
  return { render: vi.fn(() => ended), end: () => end() };
}

it('renders some pages at once, lets others wait and refuses the rest', async () => {
  const queue = createRenderQueue({ atWork: 2, waiting: 2, perVisitor: 10 });
  const pages = ['a', 'b', 'c', 'd'].map(lasting);
  const rendered = pages.map(({ render }) => queue('visitor', signal, render));
  await expect(queue('visitor', signal, async () => 'e')).rejects.toThrow(BusyError);
  await delay(10);
  expect(pages.map(({ render }) => render.mock.calls.length)).toEqual([1, 1, 0, 0]);
  for (const { end } of pages) end();
  expect(await Promise.all(rendered)).toEqual(['a', 'b', 'c', 'd']);
  expect(await queue('visitor', signal, async () => 'f')).toBe('f');
});

it('leaves places for others, whatever one visitor asks for', async () => {
  const queue = createRenderQueue({ atWork: 1, waiting: 100, perVisitor: 3 });
  const pages = ['a', 'b', 'c'].map(lasting);
  const rendered = pages.map(({ render }) => queue('greedy', signal, render));
  await expect(queue('greedy', signal, async () => 'd')).rejects.toThrow(BusyError);
  const other = queue('other', signal, async () => 'other');
  for (const { end } of pages) end();
  expect(await Promise.all([...rendered, other])).toEqual(['a', 'b', 'c', 'other']);
  expect(await queue('greedy', signal, async () => 'e')).toBe('e');
});

it("doesn't render what nobody waits for any more", async () => {
  const queue = createRenderQueue({ atWork: 1, waiting: 10, perVisitor: 10 });
  const first = lasting('first');
  const rendered = queue('visitor', signal, first.render);
  const leaving = new AbortController();
  const left = lasting('left');
  const outcome = queue('visitor', leaving.signal, left.render);
  leaving.abort();
  first.end();
  await rendered;
  await expect(outcome).rejects.toThrow(AbandonedError);
  expect(left.render).not.toHaveBeenCalled();
});

it('lets other work of the process happen between two renders', async () => {
  const queue = createRenderQueue({ atWork: 1, waiting: 10, perVisitor: 10 });
  const order: string[] = [];
  const rendered = Promise.all(
    ['a', 'b', 'c'].map((name) => queue('visitor', signal, async () => order.push(name))),
  );
  let isOver = false;
  void rendered.then(() => {
    isOver = true;
  });
  while (!isOver) {
    order.push('other');
    await nextTurn();
  }
  expect(order.join(' ')).toMatch(/a other( other)* b other( other)* c/);
});
