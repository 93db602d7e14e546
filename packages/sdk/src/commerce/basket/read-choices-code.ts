import type { Customization } from '../../contract';
import { typedCode } from '../../contract/typed-text';

const part = (code: string, letter: string): string | undefined =>
  code
    .split('_')
    .find((candidate) => candidate.startsWith(letter))
    ?.slice(1);

/** Accepts only digits: `Number` would parse `1e2` as 100. */
const readNumber = (text = ''): number => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN);

const isId = (id: number) => Number.isSafeInteger(id) && id > 0;

/** Longest code that is read. */
const MAX_LENGTH = 1000;

/** Parses a `choicesCode` as typed or pasted. Ignores invalid parts, because it comes from a URL. */
export function readChoicesCode(code: string): Customization {
  const typed = code.length > MAX_LENGTH ? '' : typedCode(code).toLowerCase();
  const colorId = readNumber(part(typed, 'c'));
  const fabricIds = (part(typed, 'f')?.split('.') ?? []).map(readNumber).filter(isId);
  const width = readNumber(part(typed, 'w'));
  return {
    ...(isId(colorId) && { color_id: colorId }),
    ...(fabricIds.length > 0 && { fabric_ids: fabricIds }),
    ...(width > 0 && Number.isFinite(width) && { width }),
  };
}
