import * as v from 'valibot';
import { excludableCountries } from '~/domain/subscription/productLink';
import { shownProductStatuses } from '~/domain/subscription/productStatus';
import type { JournalPart } from '~/shared/module/defineModule';
import { linksSlice, type LinkForm, type LinksState } from './linksSlice';

const text = v.string();
const countries = v.array(v.picklist(excludableCountries));

const LinksEntry = v.nullable(
  v.object({
    link: v.nullable(
      v.object({
        id: text,
        subscriptionProduct: text,
        deliveryProduct: text,
        regularProducts: v.array(text),
        description: text,
        articleDescription: text,
        brand: text,
        productLine: text,
        category: text,
        contractNumber: text,
        price: v.nullable(v.number()),
        status: v.picklist(shownProductStatuses),
        metaInfo: v.object({ createdBy: text, createdAt: text, editedBy: text, editedAt: text }),
        countriesExclusion: countries,
      }),
    ),
    input: v.object({
      subscriptionProduct: text,
      deliveryProduct: text,
      regularProducts: text,
      description: text,
      articleDescription: text,
      countriesExclusion: countries,
    }),
  }),
);
type LinksEntry = v.InferOutput<typeof LinksEntry>;

/** The open form of a link, so that a reload loses nothing that was typed (QUALITY 10). */
export const linksJournal: JournalPart<{ readonly links: LinksState }, LinksEntry> = {
  schema: LinksEntry,
  write: ({ links: { form } }) => (form === null ? null : entryOf(form)),
  read: (entry) => ({
    links: {
      ...linksSlice.getInitialState(),
      form: entry === null ? null : { ...entry, phase: 'editing', failure: null },
    },
  }),
};

/** Lists are copied, because an entry's may be changed and the state's may not. */
function entryOf({ link, input }: LinkForm): LinksEntry {
  return {
    link:
      link === null
        ? null
        : {
            ...link,
            regularProducts: [...link.regularProducts],
            metaInfo: { ...link.metaInfo },
            countriesExclusion: [...link.countriesExclusion],
          },
    input: { ...input, countriesExclusion: [...input.countriesExclusion] },
  };
}
