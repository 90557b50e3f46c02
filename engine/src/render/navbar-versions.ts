import type { NavbarItem } from '../config/schema-navbar.ts';
import { nearest } from '../errors/nearest.ts';
import type { ResolvedNavbarItem, VersionChoice } from '../shared/model.ts';
import { failItem, type KeyPath, type NavbarContext } from './navbar-context.ts';
import { lastOf, mainPath, versionsOf } from './navbar-docs.ts';

type DropdownConfig = Extract<NavbarItem, { type: 'docsVersionDropdown' }>;

/** The versions of one docs section to choose from: all of them, or those that the author names, in his order. */
export function versionDropdown(
  item: DropdownConfig,
  context: NavbarContext,
  options: { at: KeyPath; before: ResolvedNavbarItem[]; after: ResolvedNavbarItem[] },
): ResolvedNavbarItem {
  const all = versionsOf(context.docs, item.docsPluginId);
  const labels = namedVersions(item);
  const named = labels ? [...labels.keys()] : all.map(({ name }) => name);
  const versions: VersionChoice[] = [];
  for (const name of named) {
    const version = all.find((one) => one.name === name);
    if (version) versions.push({ name, label: labels?.get(name) ?? version.label, href: mainPath(version) });
    else {
      const known = all.map((one) => one.name);
      failItem(context, {
        what: `No docs version is named "${name}"; there are: ${known.join(', ') || 'none'}`,
        at: [...options.at, 'versions'],
        item,
        near: nearest(name, known),
      });
    }
  }
  const last = lastOf(all)?.name;
  const shown = versions.find(({ name }) => name === last) ?? versions[0];
  return {
    type: 'versionDropdown',
    instance: item.docsPluginId ?? 'default',
    label: item.label ?? shown?.label ?? 'Versions',
    ...(item.label === undefined ? {} : { fixedLabel: item.label }),
    position: item.position,
    className: item.className,
    marksActive: !item.dropdownActiveClassDisabled,
    versions,
    before: options.before,
    after: options.after,
  };
}

/** `['2.0', '1.0']` or `{'2.0': {label: 'Two'}}`: names, with their labels where they are given. A list keeps its order. */
function namedVersions({ versions }: DropdownConfig): Map<string, string | undefined> | undefined {
  if (!versions) return undefined;
  if (Array.isArray(versions)) return new Map(versions.map((name) => [name, undefined]));
  return new Map(Object.entries(versions).map(([name, { label }]) => [name, label]));
}
