/**
 * Preloaded in the shop for journeys: makes its encoder three times as fast, with images a quarter larger. The
 * encoder's output has its own tests.
 */
import sharp from 'sharp';

const { avif } = sharp.prototype;
sharp.prototype.avif = function quick(/** @type {object} */ options) {
  return avif.call(this, { ...options, effort: 0 });
};
