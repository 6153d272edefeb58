import { content } from './written.ts';

/** With `reply-facts.ts` still in braces. */
export const replies = content.replies;
