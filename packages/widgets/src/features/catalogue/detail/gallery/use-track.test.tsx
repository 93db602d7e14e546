import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useTrack } from './use-track';

const WIDTH = 100;
const SLIDES = [0, 1, 2, 3, 4, 5, 6];

let track: HTMLElement;
/** The requested scroll position; tests decide how far the row has scrolled. */
let requestedLeft: number | undefined;

function Example({ dir }: { dir: 'ltr' | 'rtl' }) {
  const [index, setIndex] = useState(0);
  const { ref, ...handlers } = useTrack(index, SLIDES.length, setIndex);
  return (
    <div style={{ direction: dir }}>
      <ul ref={ref} data-testid="track" {...handlers} />
      {SLIDES.map((slide) => (
        <button key={slide} type="button" onClick={() => setIndex(slide)}>
          {`Slide ${slide}`}
        </button>
      ))}
      <output>{index}</output>
    </div>
  );
}

const shown = () => Number(screen.getByRole('status').textContent);
const choose = (slide: number) => userEvent.click(screen.getByRole('button', { name: `Slide ${slide}` }));
const scrollTo = (offset: number) => {
  track.scrollLeft = offset;
  fireEvent.scroll(track);
};
const endScrolling = () => fireEvent(track, new Event('scrollend', { bubbles: true }));

beforeEach(() => {
  requestedLeft = undefined;
});

function show(dir: 'ltr' | 'rtl' = 'ltr') {
  render(<Example dir={dir} />);
  track = screen.getByTestId('track');
  Object.defineProperty(track, 'clientWidth', { value: WIDTH });
  track.scrollTo = ((options: ScrollToOptions) => {
    requestedLeft = options.left;
  }) as typeof track.scrollTo;
}

it('does not report the slides it passes while scrolling to a chosen one', async () => {
  show();
  await choose(6);
  expect(requestedLeft).toBe(600);
  for (const left of [40, 180, 310, 470, 590]) {
    scrollTo(left);
    expect(shown()).toBe(6);
  }
  scrollTo(600);
  endScrolling();
  expect(shown()).toBe(6);
});

it('ends at the last of two quick choices, even if the row is just passing it', async () => {
  show();
  await choose(6);
  scrollTo(200);
  await choose(2);
  expect(requestedLeft).toBe(200);
  scrollTo(260);
  endScrolling();
  scrollTo(200);
  endScrolling();
  expect(shown()).toBe(2);
});

it('reports where a visitor scrolls to, before and after a choice', async () => {
  show();
  scrollTo(100);
  expect(shown()).toBe(1);
  await choose(4);
  scrollTo(400);
  endScrolling();
  scrollTo(500);
  expect(shown()).toBe(5);
});

it('stops its own scrolling when a finger touches it', async () => {
  show();
  await choose(6);
  scrollTo(310);
  fireEvent.touchStart(track);
  scrollTo(300);
  expect(shown()).toBe(3);
});

it('counts from the right in Arabic', async () => {
  show('rtl');
  await choose(3);
  expect(requestedLeft).toBe(-300);
  scrollTo(-300);
  endScrolling();
  scrollTo(-200);
  expect(shown()).toBe(2);
});
