import { describe, expect, it } from 'vitest';
import { readCustomerNumber } from '~/domain/customer/customerNumber';
import { tidyDigits } from './digits';
import { isValidPhone } from '~/domain/customer/phoneRules';
import { isValidPostNumber } from '~/domain/address/postNumber';
import { classifyJump, classifySearchTerm } from '~/domain/article/searchTerm';

describe('pasted numbers (DECISIONS 55)', () => {
  it.each([
    ['0123456', '0123456'],
    [' 0123 456 ', '0123456'],
    ['0123\u00a0456', '0123456'],
    ['0123\u202f456', '0123456'],
    ['012.34-56', '0123456'],
    ['0123–456', '0123456'],
    ['\u200b0123456\ufeff', '0123456'],
    ['', ''],
    [' . - ', '. -'],
    ['-0123456', '-0123456'],
    ['0123456-', '0123456-'],
    ['12--34', '1234'],
    ['0123456a', '0123456a'],
    [' K-0123 ', 'K-0123'],
    ['+49 221', '+49 221'],
  ])('%j becomes %j', (pasted, expected) => {
    expect(tidyDigits(pasted)).toBe(expected);
  });

  it('100 kB are tidied quickly', () => {
    expect(tidyDigits(`1${'- '.repeat(50_000)}1`)).toBe('11');
    expect(tidyDigits(`${'1-'.repeat(50_000)}x`)).toHaveLength(100_001);
  });

  it('are accepted in every field that takes only digits', () => {
    expect(readCustomerNumber('0123-456')).toEqual({ kind: 'valid', customerNumber: '0123456' });
    expect(isValidPostNumber('123.456-78')).toBe(isValidPostNumber('12345678'));
    expect(classifySearchTerm('432-011-001')).toEqual({ kind: 'sku', sku: '432011001', quantity: 1 });
    expect(classifySearchTerm('432.011.001 * 2')).toEqual({ kind: 'sku', sku: '432011001', quantity: 2 });
    expect(classifyJump('0123\u00a0456')).toEqual({ kind: 'customer', customerNumber: '0123456' });
    expect(classifyJump('1400-000001')).toEqual({ kind: 'order', orderNumber: '1400000001' });
    expect(classifyJump('432.011.001*2')).toEqual({ kind: 'product', term: '432011001*2' });
    expect(isValidPhone('0221–123 456')).toBe(true);
  });

  it('are not read as numbers in fields that also take words', () => {
    expect(classifySearchTerm('iPhone-13')).toEqual({ kind: 'text', query: 'iPhone-13' });
    expect(classifyJump('Neue Bestellung')).toEqual({ kind: 'words', text: 'Neue Bestellung' });
  });

  it('a customer number that is too long is refused before it is sent', () => {
    expect(readCustomerNumber(`01${'2'.repeat(18)}`).kind).toBe('valid');
    expect(readCustomerNumber(`01${'2'.repeat(19)}`).kind).toBe('invalid');
  });
});
