import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathToFollow } from './signInPath';

const origin = 'https://kontor.example';
const anyRoute = (): boolean => true;

describe('the path followed after the sign-in', () => {
  it('keeps path, query and fragment of a route', () => {
    expect(pathToFollow('/orderhistory/0123456?orderId=1#x', origin, anyRoute)).toBe(
      '/orderhistory/0123456?orderId=1#x',
    );
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a/../..//evil.example',
    '/./\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'orderapp',
    '',
    '/oauth-sign-in?code=1',
    `/${'a'.repeat(3_000)}`,
    null,
    undefined,
    {},
    ['/orderapp'],
  ])('refuses %j', (stored) => {
    expect(pathToFollow(stored, origin, anyRoute)).toBeNull();
  });

  it('refuses a path that no route matches, tested with the parsed path', () => {
    const asked: string[] = [];
    const isRoute = (pathname: string): boolean => {
      asked.push(pathname);
      return pathname === '/orderapp';
    };
    expect(pathToFollow('/x/../orderapp', origin, isRoute)).toBe('/orderapp');
    expect(pathToFollow('/nowhere', origin, isRoute)).toBeNull();
    expect(asked).toEqual(['/orderapp', '/nowhere']);
  });

  it('never leaves the origin for any stored value', () => {
    const part = fc.constantFrom('/', '\\', '..', '.', '@', ':', 'evil.example', '\t', '%2f', '?', '#', 'a');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const path = pathToFollow(`/${parts.join('')}`, origin, anyRoute) ?? '/';
        expect(new URL(path, origin).origin).toBe(origin);
      }),
      { numRuns: 2_000 },
    );
  });
});
