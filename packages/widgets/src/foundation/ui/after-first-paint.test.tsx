import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AfterFirstPaint, FirstPaintContext } from './after-first-paint';

const part = <AfterFirstPaint fallback="on its way">all of it</AfterFirstPaint>;

it('renders immediately outside of custom elements, for instance on a server', () => {
  expect(renderToString(part)).toBe('all of it');
});

it('renders after the first paint of an element, and immediately from then on', async () => {
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
