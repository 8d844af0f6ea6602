import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  subscriptionNotice: {
    edited: 'Das Abonnement {{number}} ist geändert.',
    canceled: 'Die Kündigung des Abonnements {{number}} wird bearbeitet.',
    noteSaved: 'Die Notiz zum Abonnement {{number}} ist gespeichert.',
    eventSaved: 'Das Ereignis zum Abonnement {{number}} ist gespeichert.',
    customerCopied: 'Die Kundendaten sind in der Zwischenablage.',
    customerNotLoaded: 'Die Kundendaten konnten nicht geladen werden. Bitte erneut versuchen.',
    customerNotCopied: 'Die Kundendaten konnten nicht kopiert werden. Die Zwischenablage ist gesperrt.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly subscriptionNoticeTexts: typeof de;
  }
}
