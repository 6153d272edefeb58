import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import { FloorPage } from './FloorPage.tsx';

/** Renders the floor page's HTML with its styles. */
export const floorHtml = () =>
  renderToString(
    <StaticRouter location="/">
      <FloorPage />
    </StaticRouter>,
  );
