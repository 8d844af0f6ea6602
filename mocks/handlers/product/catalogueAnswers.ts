import { catalogue, type CatalogueProduct } from '../../db/product/catalogue.ts';
import { wireProduct, type ShelfView } from '../../db/product/products.ts';
import type { WireCountry, WireProduct } from '../../db/common/wireTypes.ts';

// Answers of search and TV offers as pure functions, shared by the local services and staging's service worker.

const SEARCHABLE = ['Sellable', 'Waitlistsellable', 'Soldout', 'SubscriptionSellable', 'Archived'];
const TV_CHANNELS = ['', 'extra', 'trend'];
const DEFAULT_TV_COUNT = 20;

type Query = Readonly<Record<string, string>>;

const plain = (words: string): string => words.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

function isFound(product: CatalogueProduct, words: readonly string[]): boolean {
  const haystack = plain(
    [product.name.short, product.name.long, product.brand, ...product.categoryPath, product.baseProductNo].join(' '),
  );
  return words.every((word) => haystack.includes(word));
}

function found(query: Query): CatalogueProduct[] {
  const words = plain(query['query'] ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const salesdriver = /^salesdriver:(.+)$/.exec(query['extraFilters'] ?? '')?.[1];
  return catalogue.filter(
    (product) =>
      SEARCHABLE.includes(product.status) &&
      product.countries.some((country) => country === query['countryCode']) &&
      isFound(product, words) &&
      (salesdriver === undefined || product.salesdrivers.includes(salesdriver)),
  );
}

export function productSearchAnswer(
  query: Query,
  country: WireCountry,
  shelf: ShelfView,
): { products: WireProduct[]; total: number } {
  const products = found(query);
  return {
    products: products.slice(0, Number(query['size'])).map((product) => wireProduct(product, country, shelf)),
    total: products.length,
  };
}

export function suggestionAnswer(query: Query): { suggestions: { text: string; base_product_no: string }[] } {
  const products = found(query).slice(0, Number(query['size']));
  return {
    suggestions: products.map((product) => ({
      text: `${product.name.short} · ${product.brand}`,
      base_product_no: product.baseProductNo,
    })),
  };
}

/** The TV offers of a channel; each product belongs to one of the three channels. */
export function tvOffersAnswer(
  channel: string,
  query: Query,
  country: WireCountry,
): { product_nos: string[]; tv_channel: string } {
  const turn = Math.max(0, TV_CHANNELS.indexOf(channel.split('_')[1] ?? ''));
  const numbers = catalogue
    .filter((product) => product.status === 'Sellable' && product.countries.includes(country))
    .filter((_product, index) => index % TV_CHANNELS.length === turn)
    .map((product) => product.baseProductNo);
  return { product_nos: numbers.slice(0, Number(query['count'] ?? DEFAULT_TV_COUNT)), tv_channel: channel };
}
