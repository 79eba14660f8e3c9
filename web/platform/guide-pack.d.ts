// Made by build/vite.config.ts: one language's pack of the field guide, as `packFor` of api/guide/knowledge/pack.ts gives it.
declare module 'virtual:guide-pack/en' {
  const pack: unknown;
  export default pack;
}

declare module 'virtual:guide-pack/es' {
  const pack: unknown;
  export default pack;
}
