import * as calls from '../../contract/addressCheckCalls.ts';
import { checkAddress, suggestAddresses, suggestCities } from '../../db/addressCheck/addressRegister.ts';
import { isPostNumber } from '../../db/addressCheck/postNumbers.ts';
import { json } from '../common/problem.ts';
import { handle } from '../common/serve.ts';

export const addressCheckHandlers = [
  handle(calls.checkAddress, ({ body }) => json(checkAddress(body))),

  handle(calls.suggestAddresses, ({ query }) => json({ suggestions: suggestAddresses(query) })),

  handle(calls.suggestCities, ({ query }) =>
    json({ cities: suggestCities(query['zip_code'] ?? '', query['country_code'] ?? '') }),
  ),

  handle(calls.verifyPostNumber, ({ body }) => json({ valid: isPostNumber(body.post_number) })),
];
