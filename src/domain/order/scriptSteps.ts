/** The ids of the call script's steps in their usual order. */
export const scriptStepIds = [
  'greeting',
  'customer',
  'birthday',
  'consents',
  'articles',
  'repeatedArticle',
  'takeBack',
  'address',
  'payment',
  'statements',
  'readOut',
  'submit',
  'orderNumber',
  'farewell',
] as const;
export type ScriptStepId = (typeof scriptStepIds)[number];
