import { createEmbedded } from './embedded/open-embedded';

// Creates an embedded database in a separate process, which releases the memory on exit.
const [, , dataDir] = process.argv;
if (dataDir) await createEmbedded(dataDir);
