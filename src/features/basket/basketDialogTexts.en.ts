import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './basketDialogTexts.de';

export const en: SameKeys<typeof de> = {
  takeBack: {
    title: 'Take back an old device',
    script: 'Shall an old device of the same kind be taken back?',
    forwarder: 'Yes, the driver takes it along at delivery',
    forwarderHow: 'The old device stands ready at delivery, emptied and unplugged.',
    parcel: 'Yes, by free return',
    parcelHow: 'Send it back free of charge as a parcel, or bring it to a collection point.',
    none: 'No, no old device',
    noneHow: 'Nothing is taken back.',
    conditions: 'Conditions',
    save: 'Apply answer',
    detailsTitle: 'Conditions of taking back old devices',
    condition: {
      sameKind: 'The old device is of the same kind as the new one.',
      emptied: 'It is empty, clean and unplugged.',
      data: 'Personal data is deleted.',
      batteries: 'Batteries and lamps are removed where possible.',
      free: 'The return is free of charge.',
    },
    back: 'Back',
  },
  priceDate: { title: 'Price date: {{name}}', save: 'Apply price date', present: 'Present price' },
};
