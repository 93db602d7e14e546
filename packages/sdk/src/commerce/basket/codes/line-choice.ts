import type { QuoteRequest } from '../../../contract';
import { MAX_FABRICS, MAX_ID, MAX_QUANTITY, MAX_WIDTH } from '../../../contract/limits';
import { type BitReader, numberBits } from './bits';

/** The choices for one product, without names and prices, which come from the shop. */
export type LineChoice = NonNullable<QuoteRequest['details']>[number];

/** Bits per group of a number. */
const groups = { id: 6, quantity: 2, count: 1, choice: 5, width: 8 } as const;

export function choiceBits({ item_id, quantity, customization }: LineChoice): string {
  const base = numberBits(item_id, groups.id) + numberBits(quantity - 1, groups.quantity);
  if (!customization) return `${base}0`;
  const { color_id = 0, fabric_ids = [], width = 0 } = customization;
  return [
    `${base}1`,
    numberBits(color_id, groups.choice),
    numberBits(fabric_ids.length, groups.count),
    ...fabric_ids.map((id) => numberBits(id, groups.choice)),
    numberBits(Math.round(width), groups.width),
  ].join('');
}

function readChoice(reader: BitReader): LineChoice {
  const item_id = reader.number(groups.id, MAX_ID);
  const quantity = reader.number(groups.quantity, MAX_QUANTITY - 1) + 1;
  if (item_id === 0) throw new RangeError('Product ids are positive.');
  if (!reader.flag()) return { item_id, quantity, customization: null };
  const color_id = reader.number(groups.choice, MAX_ID);
  const fabricCount = reader.number(groups.count, MAX_FABRICS);
  const fabric_ids = [...Array(fabricCount).keys()].map(() => reader.number(groups.choice, MAX_ID));
  const width = reader.number(groups.width, MAX_WIDTH);
  return {
    item_id,
    quantity,
    customization: {
      ...(color_id > 0 && { color_id }),
      ...(fabric_ids.length > 0 && { fabric_ids }),
      ...(width > 0 && { width }),
    },
  };
}

/** Reads choices up to the end. @throws RangeError without choices, for more than `maxLines`, and for invalid bits */
export function readChoices(reader: BitReader, maxLines: number): LineChoice[] {
  const choices: LineChoice[] = [];
  while (!reader.isAtEnd) {
    if (choices.length === maxLines) throw new RangeError('Too many lines.');
    choices.push(readChoice(reader));
  }
  if (choices.length === 0) throw new RangeError('No lines.');
  return choices;
}
