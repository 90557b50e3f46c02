import Admonition from '@theme/Admonition';
import DraftNote from '@theme/ContentVisibility/Draft';
import UnlistedNote from '@theme/ContentVisibility/Unlisted';
import Draft from '@theme/Draft';
import Unlisted from '@theme/Unlisted';
import type { FrontMatter, VersionSummary } from '../../shared/model.ts';
import { interpolate } from '../content/translate.tsx';
import { usePage } from '../../client/page-context.ts';
import { rememberVersion } from '../navbar/version-target.ts';
import { useText } from '../use-text.ts';
import { usePageVersion } from './use-doc-page.ts';

/** The name of the version: the page's own by default. */
export function VersionBadge({ version: given }: { version?: VersionSummary }) {
  const own = usePageVersion();
  const t = useText();
  const version = given ?? own;
  if (!version?.badge) return null;
  return <span className="version-badge">{t('version.badge', { version: version.label })}</span>;
}

/** A note on an unreleased or unmaintained version, with a link to the latest one. */
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

/** Notes on pages that are not public. */
export function VisibilityBanners({ metadata: { frontMatter } }: { metadata: { frontMatter: FrontMatter } }) {
  return (
    <>
      {frontMatter['unlisted'] === true && <UnlistedNote />}
      {frontMatter['draft'] === true && <DraftNote />}
    </>
  );
}

/** The names that these notes have had since Docusaurus 3.1. */
export function UnlistedPlace(_props: { className?: string }) {
  return <Unlisted unlisted />;
}

export function DraftPlace(_props: { className?: string }) {
  return <Draft draft />;
}

export function UnlistedBanner({ unlisted }: { unlisted: boolean }) {
  const t = useText();
  if (!unlisted) return null;
  return (
    <Admonition type="caution" title={t('unlisted.title')} className="theme-unlisted-banner">
      <p>{t('unlisted.message')}</p>
    </Admonition>
  );
}

/** Drafts are rendered in dev only. */
export function DraftBanner({ draft }: { draft: boolean }) {
  const t = useText();
  if (!draft) return null;
  return (
    <Admonition type="caution" title={t('draft.title')} className="theme-draft-banner">
      <p>{t('draft.message')}</p>
    </Admonition>
  );
}
