import { usePage } from '../context.ts';
import { useText } from '../use-text.ts';

/** The bar above everything. `data-announcement` is the id under which client/ remembers that the reader closed it. */
export function AnnouncementBar() {
  const { announcementBar: bar } = usePage().view.site;
  const t = useText();
  if (!bar) return <div data-region="announcement" />;
  const style = { backgroundColor: bar.backgroundColor, color: bar.textColor };
  return (
    <div data-region="announcement">
      <aside className="announcement" data-announcement={bar.id} aria-label={t('announcement')} style={style}>
        <div className="announcement-text" dangerouslySetInnerHTML={{ __html: bar.content }} />
        {bar.isCloseable && (
          <button
            type="button"
            className="icon-button icon-close needs-js"
            data-announcement-close
            aria-label={t('close')}
          />
        )}
      </aside>
    </div>
  );
}
