import type { ScriptStepId } from './scriptSteps';

export interface ScriptStep {
  readonly id: ScriptStepId;
  /** Derived from the state of the call, or ticked by the agent. */
  readonly done: boolean;
  /** The agent ticks it; the other steps are derived from the state of the call. */
  readonly byHand: boolean;
}

export interface ScriptFacts {
  readonly hasCustomer: boolean;
  readonly birthdayConfirmed: boolean;
  /** Market research has not been queried yet. */
  readonly consentsOpen: boolean;
  readonly hasArticles: boolean;
  /** Articles in the basket that this customer ordered in the last 14 days. */
  readonly hasRepeatedArticles: boolean;
  /** Articles whose take-back question is open. */
  readonly takeBackOpen: boolean;
  readonly hasTakeBack: boolean;
  readonly hasPayment: boolean;
  readonly hasOffer: boolean;
  /** The caller was told the current total. */
  readonly isTotalAnnounced: boolean;
  readonly isOrdered: boolean;
  /** The steps that the agent ticked. */
  readonly doneSteps: readonly ScriptStepId[];
}

/** The steps of the call script for the current state of the call; the next step is the first that is not done. */
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
