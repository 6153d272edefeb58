import { config } from 'zod';

/** Without this, zod tests whether it may compile code, which the page's policy forbids and the console reports. */
config({ jitless: true });
