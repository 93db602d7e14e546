import { describe, expect, it } from 'vitest';
import { failedTests, failureDetails } from '../../scripts/failures.mjs';

const passed = ' ✓  sdk  src/money.test.ts (24 tests)\n'.repeat(2_000);
const summary = ' Test Files  1 failed | 300 passed\n'.repeat(500);
const error = 'Error: Property failed after 7 tests\nCounterexample: ["<select>"]';

describe('failureDetails', () => {
  it.each([
    ['Vitest', '\u001b[31m FAIL \u001b[39m stories-en  RichText.stories.tsx > Read As On The Server'],
    ['Playwright', '  1) [ar-390] › looks.spec.ts:12:3 › looks as designed ──────'],
  ])('has the errors of %s, however long the summary after them', (_, heading) => {
    const details = failureDetails(`${passed}${heading}\n${error}\n${summary}`);
    expect(details.startsWith(heading)).toBe(true);
    expect(details).toContain(error);
    expect(details).not.toContain('✓');
  });

  it('has the first errors and the end of too many', () => {
    const failure = (number: number) => `  ${number}) [en-390] › a.spec.ts › test\n${error}\n`;
    const many = Array.from({ length: 1_000 }, (_, index) => failure(index + 1)).join('');
    const details = failureDetails(`${passed}${many}1000 failed`);
    expect(details).toMatch(/^ {2}1\) [\s\S]+characters left out[\s\S]+1000 failed$/);
    expect(details.length).toBeLessThan(40_000);
  });

  it('is the end of the output of checks without tests', () => {
    expect(failureDetails(`${'.\n'.repeat(10_000)}src/a.ts: unused`)).toMatch(
      /^[.\n]{1,4000}src\/a\.ts: unused$/,
    );
  });
});

describe('failedTests', () => {
  it('names each failed test once', () => {
    expect(
      failedTests(
        ' FAIL  sdk  a.test.ts > b\n FAIL  sdk  a.test.ts > b\n  1) [en-390] › c.spec.ts › d ────\n',
      ),
    ).toEqual(['sdk  a.test.ts > b', '[en-390] › c.spec.ts › d']);
  });
});
