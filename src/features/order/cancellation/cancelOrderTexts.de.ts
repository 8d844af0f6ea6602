import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  cancelOrder: {
    title: 'Auftrag stornieren',
    which: 'Auftrag {{number}} wird ganz storniert. Das lässt sich nicht zurücknehmen.',
    reason: 'Stornogrund',
    choose: 'Bitte wählen',
    reasonMissing: 'Bitte einen Stornogrund wählen.',
    inProgress: 'Wird storniert …',
    keep: 'Nicht stornieren',
    done: 'Auftrag {{number}} ist storniert.',
    refused: 'Der Auftrag konnte nicht storniert werden.',
    unknown: 'Ob der Auftrag storniert ist, ließ sich nicht feststellen. Bitte erneut versuchen.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly cancelOrderTexts: typeof de;
  }
}
