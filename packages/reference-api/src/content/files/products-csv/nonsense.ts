import { textLanguage } from '@diwan/sdk/commerce';
import { quoted } from '../../document/quoted';
import type { ProductFields } from './columns';
import { isLost, isSheetError, ungarbled } from './garbled-text';
import { plainProblem, type RowProblem, rowProblem } from './row-problem';

/** What is certainly no value: text in a wrong encoding, and errors of a spreadsheet. */
export function nonsenseIn(cell: string): RowProblem | undefined {
  if (isSheetError(cell)) return rowProblem(cell, 'is an error of the spreadsheet, not a value');
  if (isLost(cell))
    return rowProblem(
      cell,
      'has lost its letters to a wrong encoding; save the original as "CSV UTF-8", or give the workbook itself',
    );
  const original = ungarbled(cell);
  if (original === undefined) return undefined;
  return {
    ...rowProblem(
      cell,
      'was read in a wrong encoding before it was saved; open the original as UTF-8, or give the workbook itself',
    ),
    message: `${quoted(cell)} was read in a wrong encoding before it was saved: it means ${quoted(original)}; open the original as UTF-8, or give the workbook itself`,
  };
}

/** Both names in the language of the other. */
export function languageWarnings(
  { name_en, name_ar }: ProductFields,
  headerOf: (field: string) => string,
): RowProblem[] {
  if (!name_en || !name_ar || textLanguage(name_en) !== 'ar' || textLanguage(name_ar) !== 'en') return [];
  return [
    {
      header: headerOf('name_en'),
      ...plainProblem(`is in Arabic and ${headerOf('name_ar')} isn't; the columns may be swapped`),
    },
  ];
}
