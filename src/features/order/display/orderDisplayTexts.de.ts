import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  order: {
    resubmitted: 'Der Auftrag wurde erneut eingereicht.',
    resubmittedFromEdit: 'Resubmission success',
    cancelledNote: 'Der Auftrag wurde storniert.',
    otherResubmitted: 'Auftrag {{number}} wurde erneut eingereicht.',
    otherNotResubmitted:
      'Auftrag {{number}} wurde nicht sicher eingereicht. Bitte den Auftrag erneut öffnen und prüfen.',
    otherCancelled: 'Auftrag {{number}} wurde storniert.',
    otherNotCancelled: 'Auftrag {{number}} wurde nicht sicher storniert. Bitte den Auftrag erneut öffnen und prüfen.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly orderDisplaySagaTexts: typeof de;
  }
}
