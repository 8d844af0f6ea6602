import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './callScriptTexts.de';

export const en: SameKeys<typeof de> = {
  script: {
    greeting: '“Hello, my name is {{agent}}. What may I note down?”',
    customer: '“What is the customer number?”',
    customerKnown: 'Customer: {{name}}',
    birthday: '“And the date of birth, please, to be sure.”',
    consents: 'Ask for the market-research consents',
    articles: '“Which article number may I take?”',
    repeatedArticle: '“{{name}} was ordered on {{date}} already. Shall the article come once more?”',
    takeBack: '“Shall an old device be taken back?”',
    address: '“The delivery goes to: {{address}}. Is that right?”',
    payment: '“Which payment shall it be?”',
    paymentKnown: 'Payment: {{method}}',
    readOut: '“I repeat: {{articles}}. {{total}} in all.”',
    submit: '“Then I submit the order now.”',
    orderNumber: '“The order number is {{number}}.”',
    farewell: '“Thank you for the order, good-bye.”',
  },
};
