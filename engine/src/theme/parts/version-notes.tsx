import type { VersionSummary } from '../../shared/model.ts';
import { usePage } from '../context.ts';
import { interpolate } from '../interpolate.tsx';
import { useText } from '../use-text.ts';
import { rememberVersion } from './version-target.ts';

/** Which version this is. */
export function VersionBadge({ version }: { version: VersionSummary }) {
  const t = useText();
  if (!version.badge) return null;
  return <span className="version-badge">{t('version.badge', { version: version.label })}</span>;
}

/** Says that a version is not out yet or no longer cared for, and where the reader should rather be. */
export function VersionBanner({ version }: { version: VersionSummary }) {
  const { site } = usePage().view;
  const t = useText();
  if (version.banner === 'none') return null;
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
