import { fireEvent, render, screen } from '@testing-library/react';
import { type RefObject, useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { useLazyPanel } from './use-lazy-panel';

interface PanelProps {
  isOpen: boolean;
  early: RefObject<HTMLElement | null>;
}

function Panel({ isOpen, early }: PanelProps) {
  useLayoutEffect(() => {
    if (isOpen && early.current) early.current.hidden = true;
  }, [isOpen, early]);
  return isOpen && <p>Panel</p>;
}

const load = async () => ({ default: Panel });

function Example() {
  const { isOpen, Panel, open, close, early } = useLazyPanel<HTMLDivElement, PanelProps>(load);
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={open}>
        Open
      </button>
      <button type="button" onClick={close}>
        Close
      </button>
      <div ref={early} data-testid="early" hidden>
        <input aria-label="Search" />
      </div>
      {Panel && <Panel isOpen={isOpen} early={early} />}
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));

it('answers each press at once and renders the panel after that has been shown', async () => {
  render(<Example />);
  for (const _press of ['first', 'with its code there']) {
    press('Open');
    expect(screen.getByTestId('early')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(screen.getByRole('button', { expanded: false })).toBeVisible();
    expect(screen.queryByText('Panel')).toBeNull();
    expect(await screen.findByText('Panel')).toBeVisible();
    expect(screen.getByTestId('early')).not.toBeVisible();
    press('Close');
    expect(screen.queryByText('Panel')).toBeNull();
  }
});

it('stays closed where it is closed before it was there', async () => {
  render(<Example />);
  press('Open');
  press('Close');
  expect(screen.getByTestId('early')).not.toBeVisible();
  await nextPaint();
  expect(screen.queryByText('Panel')).toBeNull();
});
