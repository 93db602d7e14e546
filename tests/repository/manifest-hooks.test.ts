import { expect, it } from 'vitest';
import { withRepository } from '../../scripts/check-packages/manifest-hooks.mjs';

it('packed packages name their source, page and issues once the repository is set', () => {
  const manifest = { name: '@diwan/sdk', version: '1.0.0' };
  expect(withRepository(manifest, undefined)).toBe(manifest);
  expect(withRepository(manifest, 'https://github.com/owner/diwan')).toEqual({
    ...manifest,
    repository: { type: 'git', url: 'git+https://github.com/owner/diwan.git', directory: 'packages/sdk' },
    homepage: 'https://github.com/owner/diwan/tree/main/packages/sdk#readme',
    bugs: { url: 'https://github.com/owner/diwan/issues' },
  });
  expect(withRepository({ name: 'create-diwan-shop' }, 'https://example.org/diwan')).toMatchObject({
    repository: { directory: 'packages/create-diwan-shop' },
  });
});
