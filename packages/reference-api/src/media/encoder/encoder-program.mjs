/**
 * Encodes one image per message from the parent process, and exits with it. A separate process, because encoders never
 * release memory.
 */
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { encodePicture } from './encode-picture.mjs';

/** @typedef {import('../encoder-process').EncodingJob} EncodingJob */
/** @typedef {import('../encoder-process').EncodingResult} EncodingResult */

const LOW_PRIORITY = 10;

// Low priority and one core, because visitors' requests come first.
setPriority(LOW_PRIORITY);
sharp.concurrency(1);
sharp.cache(false);

process.on('disconnect', () => process.exit());

process.on('message', async (/** @type {EncodingJob} */ { file, variant }) => {
  /** @type {EncodingResult} */
  const result = await encodePicture(file, variant).then(
    (content) => ({ content }),
    (/** @type {Error} */ { message }) => ({ problem: message }),
  );
  process.send?.(result);
});
