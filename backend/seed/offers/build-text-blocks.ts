import { type TextBlock, textBlocks } from '@fm/domain/text-block';
import { fold } from '@fm/domain/tokens';
import { ACTORS } from '../accounts';
import { Chronicle } from '../chronicle';
import { TEXT_BLOCK_TEXTS } from '../texts/text-blocks';
import type { World } from '../world';

const SINCE_DAYS = 300;
const MORNING_MIN = 540;

/** The texts that the company puts into offers. */
export const buildTextBlocks = ({ calendar, id }: World): readonly Chronicle<TextBlock>[] =>
  TEXT_BLOCK_TEXTS.map(([name, place, textDe, textEn], index) => {
    const at = calendar.at(calendar.workday(calendar.day(-SINCE_DAYS)), MORNING_MIN + index);
    const block = { name, nameLower: fold(name), place, textDe, ...(textEn && { textEn }) };
    return new Chronicle(textBlocks, id('text', index + 1), block, ACTORS.admin, at);
  });
