import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@fm/build/paths';
import { importRules } from './check/import-rules';

/** Part of `npm run format`: writes the table of who may import what into `biome.json`. */
const path = join(ROOT, 'biome.json');
const config = JSON.parse(readFileSync(path, 'utf8')) as object;
writeFileSync(path, JSON.stringify({ ...config, overrides: importRules() }, null, 2));
