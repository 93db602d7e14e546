import type { Customization } from '../../contract';
import { toAsciiDigits } from '../../contract/digits';

const part = (code: string, letter: string): string | undefined =>
  code
    .split('_')
    .find((candidate) => candidate.startsWith(letter))
    ?.slice(1);

/** Accepts only digits, of any script: `Number` would parse `1e2` as 100. */
const readNumber = (text = ''): number => {
  const digits = toAsciiDigits(text);
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
};

const isId = (id: number) => Number.isSafeInteger(id) && id > 0;

/** Parses a `choicesCode`. Ignores invalid parts, because it comes from a URL. */
export function readChoicesCode(code: string): Customization {
  const colorId = readNumber(part(code, 'c'));
  const fabricIds = (part(code, 'f')?.split('.') ?? []).map(readNumber).filter(isId);
  const width = readNumber(part(code, 'w'));
  return {
    ...(isId(colorId) && { color_id: colorId }),
    ...(fabricIds.length > 0 && { fabric_ids: fabricIds }),
    ...(width > 0 && Number.isFinite(width) && { width }),
  };
}
