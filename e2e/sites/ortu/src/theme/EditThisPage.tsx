export default function EditThisPage() {
  return null;
}
