/** Our pages run without `eval` (CSP); the schema library is told so before it tries. Import this first. */
const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
shared.__zod_globalConfig = { ...shared.__zod_globalConfig, jitless: true };
