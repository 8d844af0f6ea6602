import type { PlainTextKey } from '~/shared/i18n/i18n';
import type { TabView } from './contextView';
import './contextTexts.de';

export const contextTabTexts = {
  recommendations: 'context.tab.recommendations',
  topDeals: 'context.tab.topDeals',
  tvOffers: 'context.tab.tvOffers',
  script: 'context.tab.script',
  article: 'context.tab.article',
} as const satisfies Record<TabView, PlainTextKey>;
