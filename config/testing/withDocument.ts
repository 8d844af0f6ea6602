import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';

// The jsdom environment puts byte arrays of its own in place of those that encoders, cryptography and every package give and
// take; in a browser there is one kind.
const nodeUint8Array: unknown = Reflect.get(Object.getPrototypeOf(Buffer.prototype) as object, 'constructor');
const nodeArrayBuffer: unknown = Buffer.alloc(1).buffer.constructor;
Object.assign(globalThis, { ArrayBuffer: nodeArrayBuffer, Uint8Array: nodeUint8Array });

/** Unmounts what a test rendered. */
export function afterTest(): void {
  cleanup();
}
