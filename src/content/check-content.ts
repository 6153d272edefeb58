import type { Problem, RawContent } from './content-files.ts';
import { fillContent } from './fill-content.ts';
import { type ParsedContent, parseContent } from './parse-content.ts';
import { validateContent } from './validate-content.ts';

/**
 * Applies every rule of the content: the schemas, then the placeholders and the rules across files. The build, the
 * development server and the owner's forms call this function. `filled` is undefined if a file does not match its schema.
 */
export function checkContent(raw: RawContent): {
  readonly filled?: ParsedContent;
  readonly problems: readonly Problem[];
} {
  const { parsed, problems } = parseContent(raw);
  if (!parsed) return { problems };
  const { filled, problems: unfilled } = fillContent(parsed);
  return { filled, problems: [...validateContent(parsed, raw), ...unfilled] };
}
