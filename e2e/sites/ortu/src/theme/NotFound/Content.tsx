export default function Content() {
  return <h1>Burada bir şey yok</h1>;
}
