import type { VersionSummary } from '../../shared/model.ts';
import { usePage } from '../context.ts';
import { interpolate } from '../interpolate.tsx';
import { usePageVersion } from '../use-doc-page.ts';
import { useText } from '../use-text.ts';
import { rememberVersion } from './version-target.ts';

/** Which version this is: the page's own unless one is given. */
export function VersionBadge({ version: given }: { version?: VersionSummary }) {
  const own = usePageVersion();
  const t = useText();
  const version = given ?? own;
  if (!version?.badge) return null;
  return <span className="version-badge">{t('version.badge', { version: version.label })}</span>;
}

/** Says that a version is not out yet or no longer cared for, and where the reader should rather be. */
export function VersionBanner({ version: given }: { version?: VersionSummary }) {
  const own = usePageVersion();
  const { site } = usePage().view;
  const t = useText();
  const version = given ?? own;
  if (!version || version.banner === 'none') return null;
  return (
    <div className="banner version-banner" role="note">
      <p>
        {t(version.banner === 'unreleased' ? 'version.unreleased' : 'version.unmaintained', {
          site: site.title,
          version: version.label,
        })}
      </p>
      {version.latest && (
        <p>
          {interpolate(t('version.latest'), {
            link: (
              <b>
                <a
                  href={version.latest.href}
                  {...rememberVersion(version.latest.name, { instance: version.instance, site })}
                >
                  {t('version.latestLink')}
                </a>
              </b>
            ),
            version: version.latest.label,
          })}
        </p>
      )}
    </div>
  );
}
