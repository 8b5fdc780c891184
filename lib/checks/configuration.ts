import type { Content } from '../content/parse';
import { navbarTarget } from '../docs/navbar-target';
import { flattenMessages, messageFile } from '../i18n/messages';
import { nearestName, type Problem } from '../problems/problem';
import type { SiteModel } from '../routes/model';
import { defaultLocale } from '../shared/i18n/locales';
import type { Site } from '../site/schema';

/** Reports navigation bar items without a target. Without this check, every page would report them. */
export function checkNavbar(model: SiteModel, { docs, navbar }: Site): Problem[] {
  const [set] = model.docSets(defaultLocale);
  const items = navbar.items.flatMap((item) => (item.type === 'dropdown' ? item.items : item));
  return items.flatMap((item): Problem[] => {
    if (item.type !== 'doc' && item.type !== 'docSidebar') return [];
    try {
      navbarTarget(item, set, docs.sidebarId);
      return [];
    } catch (error) {
      return [{ severity: 'error', file: 'lib/site/values.ts', message: (error as Error).message }];
    }
  });
}

/** Reports configured versions without pages. The version menu would have broken links. */
export function checkVersions({ versions }: Content, { docs }: Site): Problem[] {
  return docs.versions.flatMap(({ name }, index): Problem[] => {
    if (name === 'current' || versions.includes(name)) return [];
    const field = `docs.versions[${index}].name`;
    const message = `${field}: expected a version with pages in content/${defaultLocale}/docs-${name}, found ${JSON.stringify(name)}`;
    return [{ severity: 'error', file: 'lib/site/values.ts', message }];
  });
}

/** Reports `message` fields whose key is missing from the English messages. Readers would see the key. */
export function checkMessageKeys(site: Site, english: object | undefined): Problem[] {
  if (!english) return [];
  const keys = flattenMessages(english);
  const visit = (value: unknown, field: string): Problem[] => {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, child]): Problem[] => {
      const path = Array.isArray(value) ? `${field}[${name}]` : (field && `${field}.${name}`) || name;
      if (name !== 'message' || typeof child !== 'string' || keys.has(child)) return visit(child, path);
      const near = nearestName(child, keys.keys());
      const found = `found ${JSON.stringify(child)}${near ? `; did you mean "${near}"?` : ''}`;
      const message = `${path}: expected a key of ${messageFile(defaultLocale)}, ${found}`;
      return [{ severity: 'error', file: 'lib/site/values.ts', message }];
    });
  };
  return visit(site, '');
}
