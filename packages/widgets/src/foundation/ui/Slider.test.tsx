import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Slider, type SliderLabels } from './Slider';

const labels: SliderLabels = {
  roleDescription: 'carousel',
  slideRoleDescription: 'slide',
  position: (index, total) => `${index} of ${total}`,
  reached: (position, name) => `${position}, ${name}`,
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  goTo: (index) => `Go to ${index}`,
};
const slider = (count: number) => (
  <Slider
    label="Sofas"
    labels={labels}
    layout="fourUp"
    slides={Array.from({ length: count }, (_, id) => ({ id, name: `Sofa ${id}`, content: `Sofa ${id}` }))}
  />
);

it('is a labelled row of all slides before any script runs', () => {
  const host = document.createElement('div');
  host.innerHTML = renderToString(slider(3));
  const slides = [...host.querySelectorAll('[aria-roledescription="slide"]')];
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  expect(host.querySelector('[aria-roledescription="carousel"]')).toHaveAttribute('aria-label', 'Sofas');
});

it('has no controls for a single slide', () => {
  render(slider(1));
  expect(screen.queryByRole('button', { hidden: true })).toBeNull();
});
