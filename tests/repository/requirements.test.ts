import { expect, it } from 'vitest';
import { missingRequirement } from '../../scripts/requirements.mjs';
import { repositoryRoot } from './repository-root';

it.each(['18.20.4', '20.18.3', '21.7.3', '22.11.0', '23.1.0'])('refuses Node %s in one line', (version) => {
  expect(missingRequirement({ version })).toBe(`Diwan needs Node 20.19+, 22.12+ or 24+. This is ${version}.`);
});

it.each(['20.19.0', '22.12.0', '24.0.0', '26.1.0'])('accepts Node %s', (version) => {
  expect(missingRequirement({ version })).toBeUndefined();
});

it('says how to install the dependencies', () => {
  expect(missingRequirement({ folder: `${repositoryRoot}/tests` })).toContain('pnpm@12 install');
});
