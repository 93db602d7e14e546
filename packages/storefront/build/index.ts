import type { OwnBuild, OwnBuildOptions } from './own-build';

export {
  isOwnBuildCurrent,
  type OwnBuild,
  type OwnBuildOptions,
  OwnCodeError,
  ownBuildOf,
  ownBuildVersion,
} from './own-build';

/**
 * Builds the storefront with a shop's own code, into its folder `.diwan`.
 * @throws OwnCodeError naming the file and the mistake in it
 */
export async function buildOwnCode(options: OwnBuildOptions): Promise<OwnBuild> {
  // Loads the bundler, which shops without code of their own never need.
  return (await import('./build-own-code')).buildOwnCode(options);
}
