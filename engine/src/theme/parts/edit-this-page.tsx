import { useText } from '../use-text.ts';

export function EditThisPage({ editUrl }: { editUrl: string }) {
  const t = useText();
  return (
    <a href={editUrl} target="_blank" rel="noopener noreferrer" className="icon-edit edit-link">
      {t('edit')}
    </a>
  );
}
