/** The three deployment environments (spec 1 §3.5). Vite's mode names them; unit tests run as development. */
export type Environment = 'development' | 'staging' | 'production';

export function environmentOf(mode: string): Environment {
  return mode === 'staging' || mode === 'production' ? mode : 'development';
}
