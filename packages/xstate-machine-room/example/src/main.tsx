import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { isInspectorNamed } from 'xstate-machine-room/inspect';

import { Kettle } from './Kettle.tsx';

const loadRoom = () => import('./room.tsx');

const MachinesPage = lazy(async () => ({ default: (await loadRoom()).MachinesPage }));

if (isInspectorNamed()) (await loadRoom()).watch();

createRoot(document.getElementById('root')!).render(
  <Suspense>{window.location.pathname === '/machines' ? <MachinesPage /> : <Kettle />}</Suspense>,
);
