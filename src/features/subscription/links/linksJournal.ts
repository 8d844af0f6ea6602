import * as v from 'valibot';
import { excludableCountries } from '~/domain/subscription/productLink';
import { shownProductStatuses } from '~/domain/subscription/productStatus';
import type { JournalPart } from '~/shared/module/defineModule';
import { linksSlice, type LinksState } from './linksSlice';

const text = v.string();
const countries = v.pipe(v.array(v.picklist(excludableCountries)), v.readonly());

const LinksEntry = v.nullable(
  v.object({
    link: v.nullable(
      v.object({
        id: text,
        subscriptionProduct: text,
        deliveryProduct: text,
        regularProducts: v.pipe(v.array(text), v.readonly()),
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
  write: ({ links: { form } }) => form && { link: form.link, input: form.input },
  read: (entry) => ({
    links: {
      ...linksSlice.getInitialState(),
      form: entry === null ? null : { ...entry, phase: 'editing', failure: null },
    },
  }),
};
