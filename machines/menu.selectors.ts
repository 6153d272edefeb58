import type { MenuSnapshot } from './menu.machine.ts';

export const selectIsMenuOpen = (snapshot: MenuSnapshot) => snapshot.hasTag('modal');
