import { expect, it } from 'vitest';
import { createProgress } from './progress';

function progressOn(isTerminal: boolean) {
  let time = 0;
  let written = '';
  const progress = createProgress({
    write: (text) => {
      written += text;
    },
    isTerminal,
    now: () => time,
  });
  return {
    ...progress,
    after: (ms: number) => {
      time += ms;
    },
    written: () => written,
  };
}

it('is one line of a terminal, which goes before others are printed', () => {
  const { show, clear, after, written } = progressOn(true);
  show('Reading');
  clear();
  expect(written()).toBe('');
  after(1_200);
  show('Writing the content: 250 of 5000');
  show('Writing the content: 500 of 5000');
  clear();
  clear();
  expect(written().split('\r\x1b[2K')).toEqual([
    '',
    'Writing the content: 250 of 5000 …',
    'Writing the content: 500 of 5000 …',
    '',
  ]);
});

it('is a plain line every few seconds without a terminal', () => {
  const { show, clear, after, written } = progressOn(false);
  after(1_200);
  for (let done = 1; done <= 12; done += 1) {
    show(`Writing the content: ${done} of 12`);
    after(1_000);
  }
  clear();
  expect(written()).toBe(
    'Writing the content: 1 of 12 …\nWriting the content: 6 of 12 …\nWriting the content: 11 of 12 …\n',
  );
});
