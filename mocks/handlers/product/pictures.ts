import { productByNumber, type CatalogueProduct } from '../../db/product/catalogue.ts';

/** The background colour per department; all give dark text enough contrast. */
const TINTS: Record<string, string> = {
  Schmuck: '#f3e7d3',
  Mode: '#e3e9f5',
  Beauty: '#f6e3ea',
  Gesundheit: '#e2f0e4',
  Haushalt: '#e6eceb',
};
const OTHER_TINT = '#ececf2';

const SHAPES: readonly string[] = [
  '<circle cx="160" cy="130" r="62"/><circle cx="160" cy="130" r="40"/>',
  '<path d="M110 80h100l24 120H86z"/><path d="M130 80a30 30 0 0 1 60 0"/>',
  '<rect x="112" y="70" width="96" height="130" rx="14"/><path d="M112 108h96"/>',
  '<path d="M160 64l66 116H94z"/>',
];

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function draw(product: CatalogueProduct): string {
  const tint = TINTS[product.categoryPath[0] ?? ''] ?? OTHER_TINT;
  const shape = SHAPES[Number(product.baseProductNo) % SHAPES.length] ?? '';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" role="img">',
    `<title>${escaped(product.name.short)}</title>`,
    `<rect width="320" height="320" fill="${tint}"/>`,
    `<g fill="none" stroke="#3c4350" stroke-width="5">${shape}</g>`,
    `<text x="160" y="258" text-anchor="middle" font-family="sans-serif" font-size="20" fill="#23272f">${escaped(product.name.short)}</text>`,
    `<text x="160" y="284" text-anchor="middle" font-family="sans-serif" font-size="15" fill="#4a5160">${escaped(product.brand)}</text>`,
    '</svg>',
  ].join('');
}

export function pictureFor(baseProductNo: string): string | undefined {
  const product = productByNumber(baseProductNo);
  return product?.baseProductNo === baseProductNo ? draw(product) : undefined;
}
