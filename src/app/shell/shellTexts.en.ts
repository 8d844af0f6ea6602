import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './shellTexts.de';

export const en: SameKeys<typeof de> = {
  shell: {
    settings: 'Settings',
    country: '{{code}}, country: {{country}}',
    sales: '{{channel}}·{{office}}, sales channel {{channel}}, sales office {{office}} {{name}}',
    agent: 'Signed in: {{name}}',
    offline: '⚠ No connection',
  },
  keys: {
    title: 'Keyboard shortcuts',
  },
  jump: {
    label: 'Search or jump',
    placeholder: 'Search or jump …',
    targets: 'Targets',
  },
};
