import {
  answers,
  answersShape,
  assumed,
  country,
  enveloped,
  flag,
  list,
  named,
  object,
  text,
  type Answer,
} from './shapes.ts';

const suggestionFields = named('REQ B9.6', {
  street: text,
  street_number: text,
  'zip_code!': text,
  city: text,
  'country_code!': country,
});
const addressCheck = named('REQ B9.3', {
  'complete_addresses!': list(
    object(suggestionFields, assumed('the suggestion is shown without what was changed', { 'kind?': text })),
  ),
  partial_addresses: list(object(suggestionFields, named('REQ B9.3', { 'flags?': list(text) }))),
});

export const addressCheckAnswers = {
  checkAddress: answers(addressCheck),
  suggestAddresses: answersShape(enveloped('suggestions', object(suggestionFields))),
  suggestCities: answersShape(enveloped('cities', text)),
  verifyPostNumber: answers(named('REQ B10.2', { 'valid!': flag })),
} satisfies Readonly<Record<string, Answer>>;
