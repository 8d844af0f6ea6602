import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  address: {
    billing: 'Rechnungsadresse',
    preferred: 'bevorzugt',
    none: 'Für diesen Kunden ist keine Adresse hinterlegt.',
    edit: 'Bearbeiten',
    editNamed: 'Bearbeiten: {{name}}',
    removeNamed: 'Entfernen: {{name}}',
    unsaved: 'neu',
    usedInOrder: 'in einem Auftrag verwendet',
    addPackstation: 'Neue Packstation',
    notAllowed: 'Für diesen Kunden ist keine neue Lieferadresse möglich.',
    blocked: 'KAT1',
    unsavedExists: 'Es gibt schon eine neue Lieferadresse. Bitte diese bearbeiten.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly deliveryAddressTexts: typeof de;
  }
}
