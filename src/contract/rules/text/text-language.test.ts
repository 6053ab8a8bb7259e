import { expect, it } from 'vitest';
import { textLanguage } from './text-language.ts';

it.each([
  ['방이 따뜻해요. The desk too.', 'ko'],
  ['部屋がとても暖かい', 'ja'],
  ['房间很暖和', 'zh'],
  ['The room was warm and quiet.', 'en'],
  ['Phòng ấm và yên tĩnh', ''],
  ['La casa es muy buena, todo perfecto', ''],
  ['Das Zimmer war warm und ruhig', ''],
])('%s is in "%s"', (text, language) => {
  expect(textLanguage(text)).toBe(language);
});
