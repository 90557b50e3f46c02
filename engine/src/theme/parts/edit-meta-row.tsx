import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { EditThisPage } from './edit-this-page.tsx';
import { LastUpdated, type LastUpdatedProps } from './last-updated.tsx';

interface Props extends LastUpdatedProps {
  editUrl?: string | null;
  className?: string;
  /** Between the two. */
  children?: ReactNode;
}

/** Where to edit a page, and when it last changed. */
export function EditMetaRow({ editUrl, className, children, ...update }: Props) {
  return (
    <div className={joinClasses('page-meta', className)}>
      {editUrl && <EditThisPage editUrl={editUrl} />}
      {children}
      <LastUpdated {...update} />
    </div>
  );
}
