import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { isInspectorEnabled } from 'xstate-machine-room/inspect';

import { inspector } from './inspector.ts';
import { Kettle } from './Kettle.tsx';

const loadRoom = () => import('./room.tsx');

const MachinesPage = lazy(async () => ({ default: (await loadRoom()).MachinesPage }));

if (isInspectorEnabled()) {
  const { settings } = await loadRoom();
  await inspector.open({ ...settings, roomUrl: (id) => `/machines?machine=${id}` });
}

createRoot(document.getElementById('root')!).render(
  <Suspense>{window.location.pathname === '/machines' ? <MachinesPage /> : <Kettle />}</Suspense>,
);
