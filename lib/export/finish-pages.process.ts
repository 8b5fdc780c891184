import { deferRuntimes } from './defer-runtime';
import { compressor } from './precompress';

// Started by `finishPages`.
const [exportDir = '', basePath = ''] = process.argv.slice(2);
const { total, compress } = compressor();
await deferRuntimes(exportDir, { basePath }, compress);
process.send?.(total);
