const GLOBALS = new URL('./globals.mjs', import.meta.url).href;

/** `@jest/globals` refuses to load outside of jest's own runner: tests get the same functions from globals.mjs. */
export function resolve(specifier, context, next) {
  return specifier === '@jest/globals' ? { url: GLOBALS, shortCircuit: true } : next(specifier, context);
}
