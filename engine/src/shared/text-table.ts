/**
 * Every word the engine itself puts into a page, in one place: the theme, the titles of the pages it words, and the Markdown compiler. A text with two wordings is counted: the first is for exactly one, the second for the rest.
 * Names in braces are filled in by `text`, or by `interpolate` where the value is an element.
 */

type Wording = string | readonly [one: string, other: string];

export interface TextEntry {
  en: Wording;
  tr: Wording;
}

export const TEXTS = {
  skip: { en: 'Skip to main content', tr: 'Ana içeriğe geç' },
  close: { en: 'Close', tr: 'Kapat' },
  backToTop: { en: 'Scroll back to top', tr: 'Sayfa başına dön' },
  announcement: { en: 'Announcement', tr: 'Duyuru' },

  'nav.main': { en: 'Main', tr: 'Ana menü' },
  'nav.open': { en: 'Open the menu', tr: 'Menüyü aç' },
  'nav.back': { en: '← Back to main menu', tr: '← Ana menüye dön' },
  'nav.versions': { en: 'Versions', tr: 'Sürümler' },
  'nav.languages': { en: 'Languages', tr: 'Diller' },
  'nav.colorMode': { en: 'Switch between dark and light mode', tr: 'Koyu ve açık görünüm arasında geç' },
  'nav.colorModeNow': {
    en: 'Switch between dark and light mode (currently {mode})',
    tr: 'Koyu ve açık görünüm arasında geç (şu an {mode})',
  },
  'nav.colorMode.light': { en: 'light mode', tr: 'açık görünüm' },
  'nav.colorMode.dark': { en: 'dark mode', tr: 'koyu görünüm' },
  'nav.colorMode.system': { en: 'system mode', tr: 'sistem görünümü' },
  'nav.footer': { en: 'Footer', tr: 'Alt bilgi' },

  'sidebar.docs': { en: 'Docs sidebar', tr: 'Doküman menüsü' },
  'sidebar.blog': { en: 'Blog recent posts navigation', tr: 'Son blog gönderileri menüsü' },
  'sidebar.toggle': { en: 'Toggle the category {label}', tr: '{label} kategorisini aç veya kapat' },
  'sidebar.before': { en: 'Show earlier', tr: 'Öncekileri göster' },
  'sidebar.after': { en: 'Show more', tr: 'Devamını göster' },
  'sidebar.collapse': { en: 'Collapse sidebar', tr: 'Kenar çubuğunu daralt' },
  'sidebar.expand': { en: 'Expand sidebar', tr: 'Kenar çubuğunu genişlet' },

  toc: { en: 'On this page', tr: 'Bu sayfada' },
  breadcrumbs: { en: 'Breadcrumbs', tr: 'Gezinti yolu' },
  'breadcrumbs.home': { en: 'Home page', tr: 'Ana sayfa' },

  'docs.pagination': { en: 'Docs pages', tr: 'Doküman sayfaları' },
  'docs.previous': { en: 'Previous', tr: 'Önceki' },
  'docs.next': { en: 'Next', tr: 'Sonraki' },
  'docs.card': { en: ['1 item', '{count} items'], tr: ['1 öge', '{count} öge'] },
  'docs.tagged': {
    en: ['One doc tagged with "{tag}"', '{count} docs tagged with "{tag}"'],
    tr: ['“{tag}” etiketli bir doküman', '“{tag}” etiketli {count} doküman'],
  },

  'version.badge': { en: 'Version: {version}', tr: 'Sürüm: {version}' },
  'version.unreleased': {
    en: 'This is unreleased documentation for {site} {version} version.',
    tr: 'Bu, {site} {version} sürümünün henüz yayımlanmamış dokümanıdır.',
  },
  'version.unmaintained': {
    en: 'This is documentation for {site} {version}, which is no longer actively maintained.',
    tr: 'Bu, artık bakımı yapılmayan {site} {version} sürümünün dokümanıdır.',
  },
  'version.latest': {
    en: 'For up-to-date documentation, see the {link} ({version}).',
    tr: 'Güncel doküman için bkz. {link} ({version}).',
  },
  'version.latestLink': { en: 'latest version', tr: 'en son sürüm' },

  'unlisted.title': { en: 'Unlisted page', tr: 'Listelenmeyen sayfa' },
  'unlisted.message': {
    en: 'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
    tr: 'Bu sayfa listelenmez. Arama motorları onu dizine eklemez; yalnızca doğrudan bağlantısı olanlar açabilir.',
  },

  'draft.title': { en: 'Draft page', tr: 'Taslak sayfa' },
  'draft.message': {
    en: 'This page is a draft: it is shown while it is being written and left out of the built site.',
    tr: 'Bu sayfa bir taslak: yazılırken görünür, derlenen siteye girmez.',
  },

  'tags.label': { en: 'Tags:', tr: 'Etiketler:' },
  'tags.title': { en: 'Tags', tr: 'Etiketler' },
  'tags.all': { en: 'View all tags', tr: 'Tüm etiketleri görüntüle' },

  edit: { en: 'Edit this page', tr: 'Bu sayfayı düzenle' },
  'updated.at': { en: 'Last updated on {date}', tr: 'En son {date} tarihinde güncellendi' },
  'updated.by': { en: 'Last updated by {user}', tr: 'En son {user} tarafından güncellendi' },
  'updated.atBy': {
    en: 'Last updated on {date} by {user}',
    tr: 'En son {date} tarihinde {user} tarafından güncellendi',
  },
  'review.owner': { en: 'Owner: {owner}', tr: 'Sahibi: {owner}' },
  'review.date': { en: 'Last reviewed on {date}', tr: 'En son {date} tarihinde gözden geçirildi' },

  'blog.readingTime': { en: ['One min read', '{count} min read'], tr: '{count} dakikalık okuma' },
  'blog.readMore': { en: 'Read more', tr: 'Devamını oku' },
  'blog.pages': { en: 'Blog list page navigation', tr: 'Blog listesi sayfaları' },
  'blog.newerEntries': { en: 'Newer entries', tr: 'Yeni Girdiler' },
  'blog.olderEntries': { en: 'Older entries', tr: 'Eski Girdiler' },
  'blog.posts': { en: 'Blog post page navigation', tr: 'Blog gönderileri' },
  'blog.newerPost': { en: 'Newer post', tr: 'Daha yeni gönderi' },
  'blog.olderPost': { en: 'Older post', tr: 'Daha eski gönderi' },
  'blog.tagged': {
    en: ['One post tagged with "{tag}"', '{count} posts tagged with "{tag}"'],
    tr: ['“{tag}” etiketli bir gönderi', '“{tag}” etiketli {count} gönderi'],
  },
  'blog.count': { en: ['One post', '{count} posts'], tr: ['Bir gönderi', '{count} gönderi'] },
  'blog.archive': { en: 'Archive', tr: 'Arşiv' },
  'blog.authors': { en: 'Authors', tr: 'Yazarlar' },
  'blog.allAuthors': { en: 'View all authors', tr: 'Tüm yazarları görüntüle' },
  'blog.noPosts': { en: 'This author has not written any posts yet.', tr: 'Bu yazarın henüz gönderisi yok.' },

  'home.start': { en: 'Start reading', tr: 'Okumaya başla' },
  'home.latest': { en: 'Latest posts', tr: 'Son yazılar' },

  'notFound.title': { en: 'Page Not Found', tr: 'Sayfa bulunamadı' },
  'notFound.what': { en: 'We could not find what you were looking for.', tr: 'Aradığınız şeyi bulamadık.' },
  'notFound.next': {
    en: 'The link that led here may be broken. Please tell the owner of the page it is on.',
    tr: 'Sizi buraya getiren bağlantı bozuk olabilir. Lütfen bağlantının bulunduğu sayfanın sahibine bildirin.',
  },
  'notFound.near': { en: 'Did you mean one of these pages?', tr: 'Aradığınız bu sayfalardan biri mi?' },
  'notFound.ways': { en: 'Or start here', tr: 'Ya da buradan başlayın' },

  loading: { en: 'Loading', tr: 'Yükleniyor' },
  'error.load': { en: 'This page could not be loaded.', tr: 'Bu sayfa yüklenemedi.' },
  'error.retry': { en: 'Retry', tr: 'Yeniden dene' },
  'error.page': { en: 'Page Error', tr: 'Sayfa hatası' },
  'error.pageCrashed': { en: 'This page crashed.', tr: 'Bu sayfa çöktü.' },
  'error.partCrashed': { en: 'This part of the page crashed.', tr: 'Sayfanın bu bölümü çöktü.' },
  'error.tryAgain': { en: 'Try again', tr: 'Tekrar dene' },
  'error.cause': { en: 'Cause:', tr: 'Nedeni:' },
  'baseUrl.title': { en: 'This site did not load properly.', tr: 'Bu site düzgün yüklenmedi.' },
  'baseUrl.configured': {
    en: 'The usual reason is a wrong baseUrl in the site’s config. It is configured as {baseUrl}.',
    tr: 'En sık nedeni, site ayarlarındaki baseUrl değerinin yanlış olmasıdır. Ayarlanan değer: {baseUrl}.',
  },
  'baseUrl.suggested': {
    en: 'From this address it should be {baseUrl}.',
    tr: 'Bu adrese göre olması gereken değer: {baseUrl}.',
  },

  shortcuts: { en: 'Keyboard shortcuts', tr: 'Klavye kısayolları' },
  'shortcuts.search': { en: 'Search', tr: 'Ara' },
  'shortcuts.next': { en: 'Next page', tr: 'Sonraki sayfa' },
  'shortcuts.previous': { en: 'Previous page', tr: 'Önceki sayfa' },
  'shortcuts.top': { en: 'Top of the page', tr: 'Sayfanın başı' },
  'shortcuts.colorMode': { en: 'Dark or light mode', tr: 'Koyu veya açık görünüm' },
  'shortcuts.help': { en: 'This list', tr: 'Bu liste' },
  'shortcuts.on': { en: 'Use shortcuts of a single key', tr: 'Tek tuşlu kısayolları kullan' },

  pageMenu: { en: 'Copy page', tr: 'Sayfayı kopyala' },
  'pageMenu.copy': { en: 'Copy as Markdown', tr: 'Markdown olarak kopyala' },
  'pageMenu.open': { en: 'Open as Markdown', tr: 'Markdown olarak aç' },
  'pageMenu.assistant': { en: 'Open in {assistant}', tr: '{assistant} ile aç' },
  'pageMenu.section': { en: 'Copy link to this section', tr: 'Bu bölümün bağlantısını kopyala' },

  copied: { en: 'Copied', tr: 'Kopyalandı' },
  copyFailed: { en: 'Copying failed', tr: 'Kopyalanamadı' },
  zoom: { en: 'Enlarge the image: {image}', tr: 'Resmi büyüt: {image}' },
  'zoom.dialog': { en: 'Enlarged image', tr: 'Büyütülmüş resim' },

  'search.title': { en: 'Search', tr: 'Arama' },
  'search.placeholder': { en: 'Search...', tr: 'Ara...' },
  'search.none': { en: 'No results found.', tr: 'Sonuç bulunamadı.' },
  'search.clear': { en: 'Clear', tr: 'Temizle' },
  'search.cancel': { en: 'Cancel', tr: 'Vazgeç' },
  'search.submit': { en: 'Submit', tr: 'Ara' },
  'search.results': { en: 'Search results', tr: 'Arama sonuçları' },
  'search.count': { en: ['1 result', '{count} results'], tr: '{count} sonuç' },
  'search.recent': { en: 'Recent searches', tr: 'Son aramalar' },
  'search.forget': { en: 'Clear recent searches', tr: 'Son aramaları sil' },
  'search.hint': { en: 'Type a word to search the whole site.', tr: 'Sitede aramak için bir sözcük yazın.' },
  'search.loading': { en: 'Searching…', tr: 'Aranıyor…' },
  'search.stalled': { en: 'Still searching. The connection is slow.', tr: 'Hâlâ aranıyor. Bağlantı yavaş.' },
  'search.failed': { en: 'The search could not be loaded.', tr: 'Arama yüklenemedi.' },
  'search.partial': {
    en: 'A part of the search could not be loaded. There may be more.',
    tr: 'Aramanın bir bölümü yüklenemedi. Başka sonuçlar da olabilir.',
  },
  'search.didYouMean': { en: 'Did you mean {query}?', tr: 'Bunu mu demek istediniz: {query}?' },
  'search.unknown': { en: 'Not found anywhere: {words}', tr: 'Hiçbir yerde geçmiyor: {words}' },
  'search.common': { en: 'Too common to search for: {words}', tr: 'Aranmayacak kadar yaygın: {words}' },
  'search.related': { en: 'Related pages', tr: 'İlgili sayfalar' },
  'search.ask': { en: 'Not what you were looking for?', tr: 'Aradığınızı bulamadınız mı?' },
  'search.help': { en: 'Ask for help', tr: 'Yardım isteyin' },
  'search.filtered': { en: 'Nothing is left with these filters.', tr: 'Bu süzgeçlerle sonuç kalmadı.' },
  'search.unfilter': { en: 'Clear the filters', tr: 'Süzgeçleri kaldır' },
  'search.first': { en: 'The first {count} results', tr: 'İlk {count} sonuç' },
  'search.all': { en: 'See all results', tr: 'Tüm sonuçları gör' },
  'search.needsScript': { en: 'Search needs JavaScript.', tr: 'Arama için JavaScript gerekir.' },
  'search.field': {
    en: 'There is no field “{field}”; there are {fields}.',
    tr: '“{field}” diye bir alan yok; olanlar: {fields}.',
  },
  'search.edits': {
    en: 'The number of letters that may differ, after “{word}~”, must be a number.',
    tr: '“{word}~” işaretinden sonra bir sayı gelmeli: kaç harf farklı olabilir.',
  },
  'search.boost': {
    en: 'The weight after “{word}^” must be a number.',
    tr: '“{word}^” işaretinden sonra bir sayı gelmeli: ne kadar önemli.',
  },
  'search.type': { en: 'Where', tr: 'Nerede' },
  'search.category': { en: 'Category', tr: 'Kategori' },
  'search.anyCategory': { en: 'Any category', tr: 'Tüm kategoriler' },
  'search.more': { en: 'Show more', tr: 'Devamını göster' },
  'search.shown': {
    en: ['One of {total} pages is shown.', '{count} of {total} pages are shown.'],
    tr: '{total} sayfadan {count} tanesi gösteriliyor.',
  },
  'search.everywhere': { en: 'Everywhere', tr: 'Her yerde' },
  'search.docs': { en: 'Docs', tr: 'Dokümanlar' },
  'search.blog': { en: 'Blog', tr: 'Blog' },
  'search.page': { en: 'Pages', tr: 'Sayfalar' },
  'search.tag': { en: 'Tag', tr: 'Etiket' },
  'search.anyTag': { en: 'Any tag', tr: 'Tüm etiketler' },
  'search.version': { en: 'Version', tr: 'Sürüm' },
  'search.move': { en: 'to move', tr: 'gezin' },
  'search.open': { en: 'to open', tr: 'aç' },
  'search.close': { en: 'to close', tr: 'kapat' },
  'search.unmark': { en: 'Clear highlights', tr: 'Vurguları kaldır' },

  'heading.link': { en: 'Direct link to {heading}', tr: '{heading} başlığına doğrudan bağlantı' },
  'code.copy': { en: 'Copy code to clipboard', tr: 'Kodu panoya kopyala' },
  'code.wrap': { en: 'Toggle word wrap', tr: 'Satır kaydırmayı aç veya kapat' },
  details: { en: 'Details', tr: 'Ayrıntılar' },
  diagram: { en: 'Diagram', tr: 'Çizim' },
  table: { en: 'Table', tr: 'Tablo' },
  'diagram.source': { en: 'Source', tr: 'Kaynak' },
  'task.done': { en: 'Completed task', tr: 'Tamamlanmış iş' },
  'task.open': { en: 'Incomplete task', tr: 'Tamamlanmamış iş' },
  footnotes: { en: 'Footnotes', tr: 'Dipnotlar' },
  'footnotes.back': { en: 'Back to reference {reference}', tr: '{reference} numaralı göndermeye dön' },

  'admonition.note': { en: 'note', tr: 'not' },
  'admonition.tip': { en: 'tip', tr: 'ipucu' },
  'admonition.info': { en: 'info', tr: 'bilgi' },
  'admonition.warning': { en: 'warning', tr: 'uyarı' },
  'admonition.danger': { en: 'danger', tr: 'tehlike' },
  'admonition.caution': { en: 'caution', tr: 'dikkat' },
  'admonition.important': { en: 'important', tr: 'önemli' },
  'admonition.success': { en: 'success', tr: 'başarılı' },
  'admonition.secondary': { en: 'secondary', tr: 'ek bilgi' },
} as const satisfies Record<string, TextEntry>;
