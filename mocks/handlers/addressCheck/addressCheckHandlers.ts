import * as operations from '../../contract/addressCheckOperations.ts';
import { checkAddress, suggestAddresses, suggestCities } from '../../db/addressCheck/addressRegister.ts';
import { isPostNumber } from '../../db/addressCheck/postNumbers.ts';
import { json } from '../common/problem.ts';
import { handle } from '../common/serve.ts';

export const addressCheckHandlers = [
  handle(operations.checkAddress, ({ body }) => json(checkAddress(body))),

  handle(operations.suggestAddresses, ({ query }) => json({ suggestions: suggestAddresses(query) })),

  handle(operations.suggestCities, ({ query }) =>
    json({ cities: suggestCities(query['zip_code'] ?? '', query['country_code'] ?? '') }),
  ),

  handle(operations.verifyPostNumber, ({ body }) => json({ valid: isPostNumber(body.post_number) })),
];
