/** Modules that the bundler writes (vite/virtual-modules.ts). */
declare module 'yaprak:modules' {
  export const modules: Record<string, () => Promise<Record<string, unknown>>>;
  export const siteMdxComponents: Record<string, unknown>;
}
