import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useSinglePress } from './use-single-press';

function renderButton() {
  const onPress = vi.fn();
  const Example = () => (
    <button type="button" {...useSinglePress(onPress)}>
      Add
    </button>
  );
  render(<Example />);
  return { onPress, button: screen.getByRole('button') };
}

/** A tap as Safari reports it: every click has `detail: 1`. */
function tap(button: HTMLElement, timeStamp: number) {
  const down = createEvent.pointerDown(button, { pointerType: 'touch' });
  Object.defineProperties(down, { timeStamp: { value: timeStamp }, pointerType: { value: 'touch' } });
  fireEvent(button, down);
  fireEvent.click(button, { detail: 1 });
}

function pressKey(button: HTMLElement, timeStamp: number) {
  const click = createEvent.click(button, { detail: 0 });
  Object.defineProperty(click, 'timeStamp', { value: timeStamp });
  fireEvent(button, click);
}

describe('single press', () => {
  it('counts a double click once, and a separate click again', async () => {
    const { onPress, button } = renderButton();
    await userEvent.dblClick(button);
    expect(onPress).toHaveBeenCalledOnce();
    await userEvent.click(button);
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('counts a double tap once, and a later tap again', () => {
    const { onPress, button } = renderButton();
    tap(button, 1000);
    tap(button, 1200);
    expect(onPress).toHaveBeenCalledOnce();
    tap(button, 2000);
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('counts a held key once', async () => {
    const { onPress, button } = renderButton();
    button.focus();
    await userEvent.keyboard('{Enter>3/}');
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('counts a double key press once, and a later key press again', () => {
    const { onPress, button } = renderButton();
    pressKey(button, 1000);
    pressKey(button, 1200);
    expect(onPress).toHaveBeenCalledOnce();
    pressKey(button, 2000);
    expect(onPress).toHaveBeenCalledTimes(2);
  });
});
