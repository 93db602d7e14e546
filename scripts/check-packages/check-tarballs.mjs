/** Packs every package as for publishing, and checks the tarballs themselves. */
import { checkTarballs, pack } from './packed.mjs';

pack();
checkTarballs();
