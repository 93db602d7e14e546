/**
 * Reads the API's OpenAPI document with the linters that integrators use, Redocly and Spectral, and their recommended
 * rules. What isn't ours to change is listed with its reason.
 */

import { openapiDocument } from '@diwan/reference-api';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';

const accepted = /** @type {const} */ ({
  // `/items/categories/{id}` and `/items/{id}/relates` are given by the specification; no category has the id `relates`.
  'no-ambiguous-paths': 'off',
});
/** The owner of a shop is its contact, not the software. */
const acceptedBySpectral = new Set(['info-contact']);

const document = openapiDocument();

async function redoclyProblems() {
  const config = await createConfig({ extends: ['recommended'], rules: accepted });
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config,
  });
  return problems.map(
    ({ ruleId, message, location: [place] }) => `Redocly, ${ruleId}: ${message} (${place?.pointer ?? ''})`,
  );
}

async function spectralProblems() {
  const spectral = new spectralCore.Spectral();
  // Spectral's types of a ruleset don't fit its own rulesets.
  const oas = /** @type {import('@stoplight/spectral-core').RulesetDefinition} */ (
    /** @type {unknown} */ (rulesets.oas)
  );
  spectral.setRuleset({ extends: [[oas, 'recommended']] });
  const problems = await spectral.run(document);
  return problems
    .filter(({ code }) => !acceptedBySpectral.has(String(code)))
    .map(({ code, message, path }) => `Spectral, ${code}: ${message} (${path.join('/')})`);
}

const problems = [...(await redoclyProblems()), ...(await spectralProblems())];
for (const problem of problems) console.error(problem);
console.log(`the API's document: ${problems.length} problems found by Redocly and Spectral`);
process.exit(problems.length > 0 ? 1 : 0);
