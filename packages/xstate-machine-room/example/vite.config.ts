import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { machineRoom } from 'xstate-machine-room/vite';

export default defineConfig({ plugins: [react(), machineRoom()] });
