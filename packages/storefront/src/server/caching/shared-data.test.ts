// @vitest-environment node
import { expect, it } from 'vitest';
import { createSharedData } from './shared-data';

const sofa = () => ({ id: 1, name: 'Sofa', images: [{ id: 7, src: '/sofa.webp' }] });
const chair = () => ({ id: 2, name: 'Chair', images: [] });

it('shares equal list items at any depth', () => {
  const share = createSharedData();
  const first = share({ results: [sofa(), chair()] });
  const again = share({ sections: [{ title: 'New', items: [chair(), sofa()] }] });
  expect(again).toEqual({ sections: [{ title: 'New', items: [chair(), sofa()] }] });
  expect(again.sections[0]?.items[1]).toBe(first.results[0]);
  expect(again.sections[0]?.items[0]).toBe(first.results[1]);
});

it('returns the same object for an equal response', () => {
  const share = createSharedData();
  const first = share({ ...sofa(), description: 'Long' });
  expect(share({ ...sofa(), description: 'Long' })).toBe(first);
  expect(share({ ...sofa(), description: 'Longer' })).not.toBe(first);
});

it('separates different items, and shares equal ones inside them', () => {
  const share = createSharedData();
  const [first] = share([sofa()]);
  const [renamed] = share([{ ...sofa(), name: 'Long sofa' }]);
  expect(renamed?.name).toBe('Long sofa');
  expect(renamed?.images[0]).toBe(first?.images[0]);
});

it('freezes shared objects', () => {
  const share = createSharedData();
  const { results } = share({ results: [sofa()] });
  expect(() => Object.assign(results[0] ?? {}, { name: 'x' })).toThrow(TypeError);
  expect(() => results.push(chair())).toThrow(TypeError);
});

it('respects the size limit', () => {
  const share = createSharedData({ maxCharacters: 3 * JSON.stringify(sofa()).length });
  const [first] = share([sofa()]);
  expect(share([sofa()])[0]).toBe(first);
  share([{ ...sofa(), id: 3 }]);
  expect(share([sofa()])[0]).not.toBe(first);
});
