globalThis.kontorSettings = {};
