import { dataRoute } from '@/lib/export/data-files';

export const GET = dataRoute('api-cards');
