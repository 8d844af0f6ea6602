import { expect, it } from 'vitest';
import { withoutBlanks } from '~/domain/common/digits';
import { botCodes, readBotCode } from './botRequest';

it.each([
  ...botCodes.map((code) => [code, code] as const),
  [' ASK_FOR_AGENT ', 'ASK_FOR_AGENT'],
  ['ask_for_agent', 'ASK_FOR_AGENT'],
  ['ERROR_NEW', 'unknown'],
  ['', 'unknown'],
] as const)('the bot code %j is read as %j (REQ A14.2)', (text, code) => {
  expect(readBotCode(text)).toBe(code);
});

it.each([
  ['8001', '8001'],
  [' 80 01 ', '8001'],
  ['  ', ''],
])('the number %j is %j', (typed, number) => {
  expect(withoutBlanks(typed)).toBe(number);
});
