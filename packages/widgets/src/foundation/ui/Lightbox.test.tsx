import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { announced } from '../../testing/announced';
import { Announcer } from './Announcer';
import { Lightbox } from './Lightbox';

const images = ['Front', 'Side', 'Room'].map((alt) => ({
  id: alt,
  src: `/${alt}.webp`,
  alt,
  width: 4,
  height: 5,
}));
const labels = {
  title: 'Sofa',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomed: (percent: number) => `Zoom ${percent} percent`,
  thumbnails: 'Images',
  position: (index: number, total: number) => `${index} of ${total}`,
};

function Example({ onClose = () => {}, dir = 'ltr' }: { onClose?: () => void; dir?: 'ltr' | 'rtl' }) {
  const [index, setIndex] = useState(0);
  return (
    <div dir={dir} style={{ direction: dir }}>
      <Lightbox
        open
        onClose={onClose}
        images={images}
        index={index}
        onIndexChange={setIndex}
        labels={labels}
      />
    </div>
  );
}

const shown = () =>
  screen
    .getAllByRole('img')
    .find((image) => image.getAttribute('alt'))
    ?.getAttribute('alt');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('wraps around', async () => {
  render(
    <Announcer>
      <Example />
    </Announcer>,
  );
  const last = () => announced('polite', screen.getByRole('dialog')).at(-1);
  await waitFor(() => expect(last()).toBe('1 of 3: Front'));
  // The frame takes the focus, to scroll a zoomed image.
  expect(screen.getByRole('group', { name: '1 of 3' })).toHaveAttribute('tabindex', '0');
  await press('Previous');
  expect(shown()).toBe('Room');
  await waitFor(() => expect(last()).toBe('3 of 3: Room'));
  await press('Next');
  expect(shown()).toBe('Front');
  await waitFor(() => expect(last()).toBe('1 of 3: Front'));
});

it.each([
  ['ltr', '{ArrowRight}'],
  ['rtl', '{ArrowLeft}'],
] as const)('follows the arrow keys in %s text', async (dir, key) => {
  render(<Example dir={dir} />);
  await userEvent.keyboard(key);
  expect(shown()).toBe('Side');
  await userEvent.keyboard('{End}');
  expect(shown()).toBe('Room');
});

it('zooms in steps and resets for another picture', async () => {
  render(
    <Announcer>
      <Example />
    </Announcer>,
  );
  expect(screen.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
  await press('Zoom in');
  expect(announced('polite')).toContain('Zoom 200 percent');
  expect(screen.getByRole('button', { name: 'Zoom out' })).not.toHaveAttribute('aria-disabled');
  await press('Next');
  expect(screen.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
});

function swipe(x: number, y: number) {
  const frame = screen
    .getAllByRole('img')
    .find((image) => image.getAttribute('alt'))
    ?.closest('[tabindex]');
  if (!frame) throw new Error('no picture');
  fireEvent.pointerDown(frame, { pointerId: 1, clientX: 200, clientY: 200 });
  fireEvent.pointerUp(frame, { pointerId: 1, clientX: 200 + x, clientY: 200 + y });
}

it('swipes between images, and down to close', () => {
  const onClose = vi.fn();
  render(<Example onClose={onClose} />);
  swipe(-120, 10);
  expect(shown()).toBe('Side');
  swipe(120, 10);
  expect(shown()).toBe('Front');
  swipe(5, 120);
  expect(onClose).toHaveBeenCalledOnce();
});
