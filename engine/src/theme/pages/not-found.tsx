import { SingleLayout } from '../layouts/single-layout.tsx';
import { NotFoundContent } from './not-found-content.tsx';

export function NotFound() {
  return (
    <SingleLayout className="not-found">
      <NotFoundContent />
    </SingleLayout>
  );
}
