import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AfterFirstPaint, FirstPaintContext } from './after-first-paint';

const part = <AfterFirstPaint fallback="on its way">all of it</AfterFirstPaint>;

it('is rendered at once where nothing waits for a first paint, on a server for instance', () => {
  expect(renderToString(part)).toBe('all of it');
});

it('comes after the first paint of an element, and at once from then on', async () => {
  const firstPaint = { isOver: false };
  const inElement = (key: string) => (
    <FirstPaintContext.Provider value={firstPaint}>
      <p key={key}>{part}</p>
    </FirstPaintContext.Provider>
  );
  const { rerender } = render(inElement('first'));
  expect(screen.getByText('on its way')).toBeVisible();
  await waitFor(() => expect(screen.getByText('all of it')).toBeVisible());
  rerender(inElement('second'));
  expect(screen.getByText('all of it')).toBeVisible();
});
