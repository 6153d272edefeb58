import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import type { MenuSheetProps } from './MenuSheet.tsx';
import { FOOTER_LINKS_ID } from './site-links.ts';

/** Stands in for the sheet if that cannot be loaded: leads to the same links at the page's foot. */
export function FooterInstead({ isOpen, onClose }: MenuSheetProps) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOpen) return;
    onClose();
    void navigate({ hash: FOOTER_LINKS_ID });
  }, [isOpen, navigate, onClose]);
  return null;
}
