import type { Customization } from '../../contract';
import { toAsciiDigits } from '../locale/digits';

const part = (code: string, letter: string): string | undefined =>
  code
    .split('_')
    .find((candidate) => candidate.startsWith(letter))
    ?.slice(1);

/** Digits of any script alone: `Number` would take `1e2` for a hundred. */
const readNumber = (text = ''): number => {
  const digits = toAsciiDigits(text);
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
};

const isId = (id: number) => Number.isSafeInteger(id) && id > 0;

/** What a `choicesCode` says; parts that can't be read are left out, since anybody may write an address. */
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
