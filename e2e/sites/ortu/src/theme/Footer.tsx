import Footer from '@theme-original/Footer';

/** The original with something above it. */
export default function WrappedFooter() {
  return (
    <>
      <p data-ust>Alt bilginin üstü</p>
      <Footer />
    </>
  );
}
