/** The author's own HTML. */
export function FooterCopyright({ copyright }: { copyright: string }) {
  return <div className="footer-copyright" dangerouslySetInnerHTML={{ __html: copyright }} />;
}
