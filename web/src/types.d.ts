/** A drawing of game-icons.net as path data, viewBox 0 0 512 512. See tools/game-icons-plugin.ts. */
declare module 'game-icon:*' {
  const path: string;
  export default path;
}

/** Drawings of game-icons.net by the keys of a YAML file. See tools/game-icons-plugin.ts. */
declare module '*.yaml?game-icons' {
  const paths: Readonly<Record<string, string>>;
  export default paths;
}

/** A YAML file as plain data, parsed while building. See tools/yaml-plugin.ts. */
declare module '*.yaml?data' {
  const data: unknown;
  export default data;
}

/** A game's rule catalog, for readers. See tools/catalog-plugin.ts. */
declare module 'catalog:*' {
  const catalog: import('./games/rulebook.ts').Catalog;
  export default catalog;
}
