// Settings of this deployment: { "VITE_…": "value" }, see README.md. Empty: the values of the build.
globalThis.kontorSettings = {};
