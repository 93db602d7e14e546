/** The process that `dev.mjs` watches: needs tsx and the `diwan-source` condition. */
import { buildChanged } from './build.mjs';
import { openShop } from './shop.mjs';

// Partner sites get built files in development too; the shop and the API run from source.
await buildChanged({ only: ['embed script'] });

const shop = await openShop(process.env, {
  openPages: async (options) => {
    const { createDevStorefront } = await import('@diwan/storefront/dev');
    return createDevStorefront(options);
  },
}).catch((error) => {
  console.error(error.name === 'StartupError' ? error.message : error);
  process.exit(1);
});

console.log(`\n  Shop ${shop.url}/ and partner example ${shop.partnerUrl}/, from source\n`);

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => void shop.close().then(() => process.exit(0)));
}
