import { readConfig } from '../app/config';
import { createEmbedded } from './embedded/open-embedded';

// Creates an embedded database in a separate process, which releases the memory on exit.
await createEmbedded(readConfig(process.env).dataDir);
