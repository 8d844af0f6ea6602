/**
 * The settings of a deployment, named `VITE_…`. `/settings.js` is loaded before the application and may set any of them in
 * `globalThis.kontorSettings`, so that a deployment changes addresses and lists without a new build; what it does not set has
 * the value of the build (`.env.*`).
 */
export type SettingName = keyof ImportMetaEnv & `VITE_${string}`;

declare global {
  var kontorSettings: unknown;
}

/** The value of a setting; undefined where neither the deployment nor the build sets it. */
export function setting(name: SettingName): string | undefined {
  return ofDeployment(name) ?? ofBuild(name);
}

/** Who sets a setting; `default`: nobody, the application's own value holds. */
export function settingOrigin(name: SettingName): 'deployment' | 'build' | 'default' {
  if (ofDeployment(name) !== undefined) return 'deployment';
  return ofBuild(name) === undefined ? 'default' : 'build';
}

/**
 * False where the deployment sets something else than a text, or where its settings could not be read at all; `setting` ignores
 * both, which is wrong for a permission.
 */
export function isReadable(name: SettingName): boolean {
  return ['string', 'undefined'].includes(typeof deployedValue(name));
}

function ofDeployment(name: SettingName): string | undefined {
  const value = deployedValue(name);
  return typeof value === 'string' ? value : undefined;
}

/** Null where there are no settings of a deployment, not even empty ones. */
function deployedValue(name: SettingName): unknown {
  const deployed: unknown = globalThis.kontorSettings;
  return typeof deployed === 'object' && deployed !== null ? Reflect.get(deployed, name) : null;
}

function ofBuild(name: SettingName): string | undefined {
  const ownBuild: Readonly<Partial<Record<SettingName, string>>> = import.meta.env;
  return ownBuild[name];
}
