import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  order: {
    resubmitted: 'Der Auftrag wurde erneut eingereicht.',
    resubmittedFromEdit: 'Resubmission success',
    cancelledNote: 'Der Auftrag wurde storniert.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly orderDisplaySagaTexts: typeof de;
  }
}
