/** Entry of deployments: serves the built shop. */
import { runShop } from './run-shop.mjs';

await runShop(process.env);
