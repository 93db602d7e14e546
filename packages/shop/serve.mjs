/** Serves the shop as it was built: the entry of a deployment. */
import { runShop } from './run-shop.mjs';

await runShop(process.env);
