import { deferRuntimes } from '../next/defer-runtime';
import type { Finished, FinishOptions } from './finish-pages';
import { LastExport } from './last-export';
import { compressor } from './precompress';

// Started by `finishPages`.
const [exportDir = '', json = ''] = process.argv.slice(2);
const { basePath, compress: isCompressed, styles, last } = JSON.parse(json) as FinishOptions;
const { total, compress } = compressor(exportDir, await LastExport.open(last.folder, last.code));
const finished: Finished = { styles: await deferRuntimes(exportDir, { basePath, styles }, isCompressed ? compress : undefined), total };
process.send?.(finished);
