import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announced } from '../../testing/announced';
import { Announcer, useAnnounce, useAnnouncement } from './Announcer';
import { Dialog } from './dialog/Dialog';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Buttons() {
  const announce = useAnnounce();
  return (
    <>
      <button type="button" onClick={() => announce('Added')}>
        Add
      </button>
      <button type="button" onClick={() => announce('Something went wrong', 'assertive')}>
        Fail
      </button>
    </>
  );
}
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

it('announces the same text twice, and several at once', () => {
  render(
    <Announcer>
      <Buttons />
    </Announcer>,
  );
  press('Add');
  press('Add');
  press('Fail');
  expect(announced('polite')).toEqual(['Added', 'Added']);
  expect(announced('assertive')).toEqual(['Something went wrong']);
  act(() => void vi.advanceTimersByTime(7000));
  expect(announced('polite')).toEqual([]);
});

it('renders its empty regions on the server', () => {
  const html = renderToString(<Announcer>A page</Announcer>);
  expect(html).toContain('<div aria-live="polite"></div><div aria-live="assertive"></div>');
});

function Count({ count }: { count: number }) {
  useAnnouncement(count > 0 ? `${count} results` : '');
  return null;
}

it('announces changes of a text, but not the first or an empty one', () => {
  const page = (count: number) => (
    <Announcer>
      <Count count={count} />
    </Announcer>
  );
  const { rerender } = render(page(2));
  expect(announced('polite')).toEqual([]);
  rerender(page(2));
  rerender(page(0));
  rerender(page(3));
  expect(announced('polite')).toEqual(['3 results']);
});

it('announces in an open dialog, outside of which nothing is read, and on the page again afterwards', () => {
  const page = (isOpen: boolean) => (
    <Announcer>
      <Buttons />
      <Dialog open={isOpen} onClose={() => {}} title="Question" closeLabel="Close">
        Really?
      </Dialog>
    </Announcer>
  );
  const { rerender } = render(page(true));
  press('Add');
  expect(announced('polite', screen.getByRole('dialog'))).toEqual(['Added']);
  expect(announced('polite')).toHaveLength(1);
  rerender(page(false));
  press('Fail');
  expect(announced('assertive')).toEqual(['Something went wrong']);
});
