import { describe, expect, test } from 'vitest';

import { scriptsOf } from '#tools/prerender/manifest.ts';

const manifest = {
  'index.html': { file: 'entry.js', imports: ['_shared.js'] },
  'src/pages/A.tsx': { file: 'a.js', imports: ['_shared.js', '_more.js'] },
  '_shared.js': { file: 'shared.js', imports: ['_more.js'] },
  '_more.js': { file: 'more.js' },
};

describe('scriptsOf', () => {
  test('scriptsOf lists each script only once, after the scripts that it imports', () => {
    expect(scriptsOf(manifest, ['index.html', 'src/pages/A.tsx'])).toEqual([
      'more.js',
      'shared.js',
      'entry.js',
      'a.js',
    ]);
  });

  test('scriptsOf rejects a module that was not built', () => {
    expect(() => scriptsOf(manifest, ['src/pages/Renamed.tsx'])).toThrow(
      'The build manifest has no src/pages/Renamed.tsx',
    );
  });
});
