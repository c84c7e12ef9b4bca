import { expect, test } from 'vitest';
import { apiDoc, readApiDoc } from '../api-doc.ts';

test('docs/api.md says what the schemas say (if not: node server/api-doc.ts)', () => {
  expect(readApiDoc()).toBe(apiDoc());
});
