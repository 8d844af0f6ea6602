/** What is said in a call, in its usual order. */
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

export interface ScriptStep {
  readonly id: ScriptStepId;
  /** The call itself shows that it was said, or the agent ticked it. */
  readonly done: boolean;
  /** The agent ticks it; the others tick themselves. */
  readonly byHand: boolean;
}

export interface ScriptFacts {
  readonly hasCustomer: boolean;
  readonly birthdayConfirmed: boolean;
  /** Market research was not asked yet. */
  readonly consentsOpen: boolean;
  readonly hasArticles: boolean;
  /** Articles in the basket that this customer ordered in the last 14 days. */
  readonly hasRepeatedArticles: boolean;
  /** Articles whose take-back question is not answered. */
  readonly takeBackOpen: boolean;
  readonly hasTakeBack: boolean;
  readonly hasPayment: boolean;
  readonly hasOffer: boolean;
  /** The caller was told the total that stands there now. */
  readonly isTotalAnnounced: boolean;
  readonly isOrdered: boolean;
  /** What the agent ticked. */
  readonly doneSteps: readonly ScriptStepId[];
}

/** The script of the call as it stands: what was said, and what comes next (the first that is not done). */
export function scriptSteps(facts: ScriptFacts): readonly ScriptStep[] {
  const byHand = (id: ScriptStepId): ScriptStep => ({ id, done: facts.doneSteps.includes(id), byHand: true });
  const byItself = (id: ScriptStepId, done: boolean): ScriptStep => ({ id, done, byHand: false });
  if (facts.isOrdered) return [byHand('orderNumber'), byHand('farewell')];
  return [
    byHand('greeting'),
    byItself('customer', facts.hasCustomer),
    ...(facts.hasCustomer ? [byItself('birthday', facts.birthdayConfirmed)] : []),
    ...(facts.hasCustomer && facts.consentsOpen ? [byItself('consents', false)] : []),
    byItself('articles', facts.hasArticles),
    ...(facts.hasRepeatedArticles ? [byHand('repeatedArticle')] : []),
    ...(facts.hasTakeBack ? [byItself('takeBack', !facts.takeBackOpen)] : []),
    ...(facts.hasCustomer && facts.hasArticles ? [byHand('address'), byItself('payment', facts.hasPayment)] : []),
    ...(facts.hasOffer && facts.hasPayment
      ? [
          byHand('statements'),
          { id: 'readOut', done: facts.isTotalAnnounced, byHand: true } as const,
          byItself('submit', false),
        ]
      : []),
  ];
}
