import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  order: {
    resubmitted: 'Der Auftrag wurde erneut eingereicht.',
    resubmittedFromEdit: 'Resubmission success',
    cancelledNote: 'Der Auftrag wurde storniert.',
    otherResubmitted: 'Auftrag {{number}} wurde erneut eingereicht.',
    otherNotResubmitted:
      'Auftrag {{number}} wurde nicht sicher eingereicht. Bitte den Auftrag erneut öffnen und prüfen.',
    otherNotThere:
      'Die Einreichung von Auftrag {{number}} ist nicht angekommen. Den Auftrag öffnen, dort kann sie ohne Gefahr wiederholt werden.',
    otherRefused: 'Auftrag {{number}} wurde nicht eingereicht. Bitte den Auftrag erneut öffnen.',
    otherChanged:
      'Auftrag {{number}} wurde nicht eingereicht: Er wurde inzwischen von anderer Stelle geändert. Bitte öffnen, prüfen und erneut einreichen.',
    otherNoLongerRejected: 'Auftrag {{number}} wurde nicht eingereicht: Er ist inzwischen nicht mehr abgelehnt.',
    otherCancelled: 'Auftrag {{number}} wurde storniert.',
    otherCancellationRefused: 'Auftrag {{number}} wurde nicht storniert. Bitte den Auftrag erneut öffnen.',
    otherNotCancelled: 'Auftrag {{number}} wurde nicht sicher storniert. Bitte den Auftrag erneut öffnen und prüfen.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly orderDisplaySagaTexts: typeof de;
  }
}
